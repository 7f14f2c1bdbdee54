/** Settings somebody made before; what they change later stays changed. */
(settings) => {
  if (location.protocol === "about:") return;
  localStorage["ebbes/settings"] ??= JSON.stringify(settings);
}
