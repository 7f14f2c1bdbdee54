import { expect, test } from "vitest";
import { keyMeaning } from "./tablekeys";

const press = (key: string, more = {}) => keyMeaning({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("digits are places in the hand, and 0 is the tenth", () => {
  expect(press("3")).toEqual({ kind: "place", place: 3 });
  expect(press("0")).toEqual({ kind: "place", place: 10 });
});

test("the letters of the suits are suits", () => {
  expect(press("g")).toEqual({ kind: "suit", suit: "G" });
});

test("a question mark opens the list of keys", () => {
  expect(press("?")).toEqual({ kind: "sheet", sheet: "keys" });
});

test("keys of the browser stay its own", () => {
  expect(press("l", { ctrlKey: true })).toBeNull();
  expect(press("x")).toBeNull();
});
