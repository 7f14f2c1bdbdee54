export default import.meta.glob<string>(
  [
    '../../../locales/en/*.ftl',
    '!../../../locales/en/{cli,companion,day,learn,me,open,pocket,puzzle,replay,settings}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
