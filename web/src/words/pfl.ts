export default import.meta.glob<string>(['../../../locales/pfl/*.ftl', '!../../../locales/pfl/cli.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
