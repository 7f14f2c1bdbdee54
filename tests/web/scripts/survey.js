/** What lies outside the screen, or over something else, of all that is used at a table. */
async ({ scrolls }) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  const page = document.querySelector("dialog[open]") ?? document;
  const used =
    "footer button, footer a, main button, main [role=listitem], main .at, header button";
  const found = (css) => [...page.querySelectorAll(css)].filter((each) => each.checkVisibility());
  const called = (each) =>
    `${each.className} ${each.textContent.trim().slice(0, 20)}`.replace(/svelte-\w+/g, "").trim();
  const isScrolled = (each) =>
    each.scrollHeight > each.clientHeight + 1 &&
    /auto|scroll/.test(getComputedStyle(each).overflowY);
  const isBelow = (each) => {
    for (let up = each.parentElement; up && up !== root; up = up.parentElement)
      if (isScrolled(up)) return true;
    return false;
  };
  const bottom = scrolls ? root.scrollHeight : innerHeight;
  const isOutside = (each) => {
    const { left, top, right, bottom: low } = each.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) return true;
    return !isBelow(each) && (top + scrollY < -1 || low + scrollY > bottom + 1);
  };
  const touch = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 4 && high > 4;
  };
  const apart = ["main .lying", "main .seat", "main .between li", ".tip"].map(found);
  const faults = found(used)
    .filter(isOutside)
    .map((each) => `outside: ${called(each)} ${JSON.stringify(each.getBoundingClientRect())}`);
  apart.forEach((some, at) => apart.slice(at + 1).flat().forEach((other) =>
    some.filter((one) => touch(one, other)).forEach((one) =>
      faults.push(`overlap: ${called(one)} and ${called(other)}`))));
  if (root.scrollWidth > innerWidth) faults.push("scrolls sideways");
  return faults;
}
