/**
 * What the pages may weigh, each decided here: all that is fetched before the first picture, packed, without fonts, in
 * thousands of bytes. A page has several modules where parts of its first picture, or its words, come by themselves.
 */
export const BUDGETS = {
  home: { modules: ['src/home/Home.svelte'], most: 85 },
  /** A table before the game, and while one is played. */
  room: { modules: ['src/table/Table.svelte', 'src/table/room/Waiting.svelte', 'src/words/game/de.ts'], most: 101 },
  table: { modules: ['src/table/Table.svelte', 'src/table/play/Play.svelte', 'src/words/game/de.ts'], most: 110 },
  lesson: { modules: ['src/lesson/Learn.svelte', 'src/words/game/de.ts', 'locales/de/learn.ftl?raw'], most: 110 },
  /** A game that is over as a whole, and card by card. */
  replay: {
    modules: [
      'src/replay/Replay.svelte',
      'src/replay/Overview.svelte',
      'locales/de/reasons.ftl?raw',
      'locales/de/replay.ftl?raw',
      'locales/de/review.ftl?raw',
    ],
    most: 130,
  },
  steps: {
    modules: [
      'src/replay/Replay.svelte',
      'src/replay/Steps.svelte',
      'src/words/game/de.ts',
      'locales/de/reasons.ftl?raw',
      'locales/de/replay.ftl?raw',
      'locales/de/review.ftl?raw',
    ],
    most: 126,
  },
  day: { modules: ['src/day/Day.svelte', 'locales/de/day.ftl?raw'], most: 86 },
  open: { modules: ['src/open/Open.svelte', 'locales/de/open.ftl?raw'], most: 76 },
  overdays: { modules: ['src/overdays/OverDays.svelte', 'locales/de/overdays.ftl?raw'], most: 77 },
  puzzles: { modules: ['src/puzzle/Puzzles.svelte', 'locales/de/puzzle.ftl?raw'], most: 79 },
  /** And one of them on the table. */
  puzzle: {
    modules: [
      'src/puzzle/Puzzles.svelte',
      'src/puzzle/Running.svelte',
      'src/words/game/de.ts',
      'locales/de/puzzle.ftl?raw',
      'locales/de/reasons.ftl?raw',
    ],
    most: 122,
  },
  me: { modules: ['src/me/Me.svelte', 'locales/de/me.ftl?raw'], most: 85 },
  same: { modules: ['src/challenge/Challenge.svelte', 'locales/de/same.ftl?raw'], most: 86 },
  companion: { modules: ['src/companion/Companion.svelte', 'locales/de/companion.ftl?raw'], most: 83 },
  rules: {
    modules: ['src/rules/Rules.svelte', 'src/rules/de.ts', 'src/words/game/de.ts', 'locales/de/rules.ftl?raw'],
    most: 88,
  },
  settings: { modules: ['src/settings/Settings.svelte', 'locales/de/settings.ftl?raw'], most: 78 },
  check: { modules: ['src/check/Check.svelte', 'locales/de/check.ftl?raw'], most: 72 },
};

/** All letters together, in thousands of bytes; every page may ask for each of them. */
export const MOST_FONTS = 115;
