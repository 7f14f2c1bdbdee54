export default import.meta.glob<string>('../../../../locales/pfl/{announce,end,play,reasons,roles,score,table}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
