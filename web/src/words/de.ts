export default import.meta.glob<string>(
  [
    '../../../locales/de/*.ftl',
    '!../../../locales/de/{all,check,cli,companion,day,learn,me,open,overdays,pocket,puzzle,replay,review,rules,same,settings}.ftl',
    '!../../../locales/de/{announce,end,play,reasons,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
