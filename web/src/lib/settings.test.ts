import { afterEach, expect, test, vi } from "vitest";
import { preferredLanguage } from "./languages";
import { Settings } from "./settings.svelte";
import { save } from "./storage";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [["de-DE", "en"], "de"],
  [["fr", "en-GB"], "en"],
  [["pfl"], "pfl"],
  [["fr"], "en"],
  [[], "en"],
] as const)("a browser that reads %j is spoken to in %s", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test("what is set is set next time too", () => {
  new Settings().change({ pace: "tap", secondTap: true });
  expect(new Settings().now).toMatchObject({ pace: "tap", secondTap: true, sounds: false });
});

test("what was kept and is no setting any more is passed over", () => {
  save("settings", { pace: "breakneck", sounds: true, colour: "green" });
  expect(new Settings().now).toMatchObject({ pace: "normal", sounds: true });
  expect(new Settings().now).not.toHaveProperty("colour");
  save("settings", "nonsense");
  expect(new Settings().now.pace).toBe("normal");
});

test("what nobody has set follows the system", () => {
  vi.stubGlobal("navigator", { languages: ["de-AT"] });
  new Settings().change({ pace: "fast" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  expect(new Settings().now.language).toBe("en");
});

test("where nothing can be kept settings hold as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const settings = new Settings();
  settings.change({ theme: "dark" });
  expect(settings.now.theme).toBe("dark");
});

test("settings show themselves on the page", () => {
  const root = document.createElement("html");
  const settings = new Settings();
  settings.change({ theme: "dark", language: "pfl", motion: "less" });
  settings.apply(root);
  expect([root.dataset.theme, root.lang, root.dataset.motion]).toEqual(["dark", "pfl", "less"]);
  settings.change({ theme: "system", motion: "full" });
  settings.apply(root);
  expect([root.dataset.theme, root.dataset.motion]).toEqual([undefined, undefined]);
});

test("whoever has told the system to move little need not say so again", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(new Settings().isCalm).toBe(true);
});
