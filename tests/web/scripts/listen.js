/** Hears what a screen reader would read: from the log in `heard`, from all other live regions in `besides`. */
() => {
  window.heard = [];
  window.besides = [];
  const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output";
  const inLog = (node) => node.parentElement?.closest("[role=log]");
  const hear = (node) => {
    if (inLog(node)) return heard.push(node.textContent);
    const regions = node.querySelectorAll ? [...node.querySelectorAll(LIVE)] : [];
    const around = (node.matches?.(LIVE) ? node : node.parentElement?.closest(LIVE)) ?? null;
    for (const region of around ? [around] : regions) besides.push(region.textContent.trim());
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      if (type === "childList") addedNodes.forEach(hear);
      else if (!inLog(target)) hear(target);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
