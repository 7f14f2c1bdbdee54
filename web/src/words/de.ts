export default import.meta.glob<string>(
  [
    '../../../locales/de/*.ftl',
    '!../../../locales/de/{cli,companion,day,learn,me,open,pocket,puzzle,replay,same,settings}.ftl',
    '!../../../locales/de/{announce,end,play,reasons,review,roles,score,table}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
