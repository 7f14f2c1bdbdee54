export default import.meta.glob<string>('../../../../locales/de/{announce,end,play,reasons,roles,score,table}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
