/** Hears what a screen reader would read from the live region, in `heard`. */
() => {
  window.heard = [];
  const hear = (node) => {
    if (node.parentElement?.closest("[role=log]")) heard.push(node.textContent);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hear);
  }).observe(document, { childList: true, subtree: true });
}
