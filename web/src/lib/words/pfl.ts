export default import.meta.glob<string>("../../../../locales/pfl/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
