export default import.meta.glob<string>(
  ['../../../locales/pfl/*.ftl', '!../../../locales/pfl/{cli,companion,day,learn,open,pocket,replay,settings}.ftl'],
  ['../../../locales/pfl/*.ftl', '!../../../locales/pfl/{cli,companion,day,learn,me,pocket,replay,settings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
