export default import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/{cli,companion,day,learn,open,pocket,replay,settings}.ftl'],
  ['../../../locales/en/*.ftl', '!../../../locales/en/{cli,companion,day,learn,me,pocket,replay,settings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
