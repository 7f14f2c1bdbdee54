export default import.meta.glob<string>(
  '../../../../locales/pfl/{announce,end,play,reasons,review,roles,score,table}.ftl',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
