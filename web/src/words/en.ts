export default import.meta.glob<string>(
  [
    '../../../locales/en/*.ftl',
    '!../../../locales/en/{all,check,cli,companion,day,learn,me,open,overdays,pocket,puzzle,replay,review,rules,same,settings}.ftl',
    '!../../../locales/en/{announce,end,play,reasons,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
