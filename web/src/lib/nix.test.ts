import { describe, expect, test } from "vitest";
import { heard } from "../../tests/conversations";
import { goldenNames } from "../../tests/golden";
import { running, snapshot } from "../../tests/tables";
import { voices } from "../../tests/words";
import { nixCounts, nixSentence, nixWinner } from "./nix";
import { type Seen, seenOf } from "./seen";

const VOICES = await voices();
const { t } = VOICES.find(({ language }) => language === "en")!;

/** A round with two tricks; nix is red. */
function counted(mine: string[], theirs: string[]): Seen {
  const tricks = [mine, theirs].map((cards, winner) => ({ leader: 0, cards, winner }));
  return seenOf(snapshot(10, running([], { tricks, roles: ["B", "N", "Y", "G", "R"] })));
}

const sentenceOf = (seen: Seen) => nixSentence(seen, seen.table.game!.view, t);

describe.each(VOICES)("in $language", ({ t: say, faults }) => {
  test.each(goldenNames("conversation-"))("the winner of %s is the server's, and the reason is a whole sentence", (name) => {
    for (const [event, , after] of heard(name, 0)) {
      if (event.type !== "round-scored") continue;
      const { view } = after.table.game!;
      expect(nixWinner(after, view)).toBe(event.nix_winner);
      nixSentence(after, view, say);
    }
    expect(faults).toEqual([]);
  });
});

test("the most nix cards win", () => {
  const seen = counted(["R1", "R2", "B1"], ["R6", "B2", "B3"]);
  expect(nixCounts(seen.table.game!.view)).toEqual([2, 1, 0]);
  expect(sentenceOf(seen)).toBe("You have the most red cards: 2. You name who leads.");
});

test("on a tie the highest nix card wins", () => {
  expect(sentenceOf(counted(["R1", "B1", "B4"], ["R6", "B2", "B3"]))).toBe(
    "Karl has 1 red cards, as many as you, but the highest of them: the 6.",
  );
});
