import { describe, expect, test } from "vitest";
import { heard } from "../../tests/conversations";
import { goldenNames } from "../../tests/golden";
import { sheetOf } from "./companion";
import { trickSeats } from "./gameview";
import { leading } from "./lead";
import { entryOf } from "./round";

const NAMES = goldenNames("conversation-");

describe("what is drawn before the server says so agrees with what it says", () => {
  test.each(NAMES)("the card that takes the trick, in %s", (name) => {
    for (const [event, before] of heard(name, 0)) {
      const view = before.table.game?.view;
      if (event.type !== "trick-taken" || view === undefined) continue;
      const best = leading(view.trick, view.roles);
      expect(trickSeats(view)[view.trick.indexOf(best ?? "")]).toBe(event.seat);
    }
  });

  test.each(NAMES)("the points of a round and who wins nix, in %s", (name) => {
    for (const [event, before] of heard(name, 0)) {
      const view = before.table.game?.view;
      if (event.type !== "round-scored" || view === undefined) continue;
      const sheet = sheetOf(entryOf(view), before.table.settings.options);
      expect(sheet.points).toEqual(event.points);
      expect(sheet.nix.winner).toBe(event.nix_winner);
    }
  });
});

test("before the first card nothing takes the trick", () => {
  expect(leading([], ["R"])).toBeNull();
});
