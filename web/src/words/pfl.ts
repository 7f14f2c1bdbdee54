export default import.meta.glob<string>(
  [
    '../../../locales/pfl/*.ftl',
    '!../../../locales/pfl/{all,check,cli,companion,day,learn,me,open,overdays,pocket,puzzle,replay,review,rules,same,settings}.ftl',
    '!../../../locales/pfl/{announce,end,play,reasons,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
