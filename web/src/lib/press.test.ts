import { afterEach, expect, test, vi } from "vitest";
import { showPresses } from "./press";

afterEach(() => {
  vi.useRealTimers();
});

test("a button looks pressed for a moment, wherever it was tapped", () => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button><span>Play</span></button><p>Text</p>";
  showPresses();
  const looks = () => document.querySelectorAll("button[data-pressed]").length;
  document.querySelector("p")!.click();
  expect(looks()).toBe(0);
  document.querySelector("span")!.click();
  expect(looks()).toBe(1);
  vi.runAllTimers();
  expect(looks()).toBe(0);
});
