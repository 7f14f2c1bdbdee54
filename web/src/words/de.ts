export default import.meta.glob<string>(
  ['../../../locales/de/*.ftl', '!../../../locales/de/{cli,companion,day,learn,pocket,replay,same,settings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
