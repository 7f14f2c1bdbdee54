/** What the browser itself says about how fast the page is, in `measured`. */
() => {
  window.measured = { taps: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId) measured.taps.push({ seen: duration, handled: processingEnd - processingStart });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
}
