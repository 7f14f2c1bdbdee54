/** No module needs itself by way of others; a component may draw itself inside. What folders may import: folders.js. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^(.+)$' }, to: { circular: true, pathNot: '^$1$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.svelte'] },
  },
};
