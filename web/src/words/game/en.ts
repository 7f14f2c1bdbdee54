export default import.meta.glob<string>('../../../../locales/en/{announce,play,roles,table}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
