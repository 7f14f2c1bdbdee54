/**
 * The name of the first thing of a kind whose name fits, and points of the window where it can be tapped, as soon as it is
 * "there", or can be "tapped" and lies still; or nothing as soon as it is "gone"; null if that takes too long.
 */
(selector, pattern, wanted, patience) =>
  new Promise((done) => {
    const PARTS = [0.5, 0.3, 0.7, 0.1, 0.9];
    const STILL = 200;
    let lain = { where: "", since: 0 };
    const until = performance.now() + patience;
    const nameOf = (each) => (each.ariaLabel ?? each.innerText).trim();
    const fits = (each) => each.checkVisibility() && new RegExp(pattern, "m").test(nameOf(each));
    const pointsOf = (each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const points = PARTS.flatMap((down) => PARTS.map((right) => [left + right * width, top + down * height]));
      return points.filter(([x, y]) => each.contains(document.elementFromPoint(x, y)));
    };
    const isStill = (each) => {
      const where = JSON.stringify(each.getBoundingClientRect());
      if (where !== lain.where) lain = { where, since: performance.now() };
      return performance.now() > lain.since + STILL;
    };
    const look = () => {
      const found = [...document.querySelectorAll(selector)].find(fits);
      if (!found && wanted === "gone") return done([]);
      if (found && wanted !== "gone") {
        found.scrollIntoView({ block: "nearest" });
        const points = pointsOf(found);
        if (wanted === "there" || (points.length > 0 && isStill(found))) return done([nameOf(found), points]);
      }
      return performance.now() > until ? done(null) : setTimeout(look, 20);
    };
    look();
  })
