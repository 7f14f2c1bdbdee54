export default import.meta.glob<string>('../../../../locales/pfl/{announce,play,roles,table}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
