export default import.meta.glob<string>(
  [
    '../../../locales/pfl/*.ftl',
    '!../../../locales/pfl/{cli,companion,day,learn,me,open,pocket,puzzle,replay,same,settings}.ftl',
    '!../../../locales/pfl/{announce,end,play,reasons,review,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
