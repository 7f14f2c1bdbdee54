export default import.meta.glob<string>("../../../../locales/de/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
