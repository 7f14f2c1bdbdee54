export default import.meta.glob<string>(
  ['../../../locales/de/*.ftl', '!../../../locales/de/{cli,companion,day,learn,open,pocket,replay,settings}.ftl'],
  ['../../../locales/de/*.ftl', '!../../../locales/de/{cli,companion,day,learn,me,pocket,replay,settings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
