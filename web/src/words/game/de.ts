export default import.meta.glob<string>('../../../../locales/de/{announce,play,roles,table}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
