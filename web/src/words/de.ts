export default import.meta.glob<string>(['../../../locales/de/*.ftl', '!../../../locales/de/cli.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
