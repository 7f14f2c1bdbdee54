export default import.meta.glob<string>(
  [
    '../../../locales/en/*.ftl',
    '!../../../locales/en/{cli,companion,day,learn,me,open,pocket,puzzle,replay,same,settings}.ftl',
    '!../../../locales/en/{announce,end,play,reasons,review,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
