/** The folders of src/ from the ground up, and what each may import besides itself. The core knows no feature. */
const CORE = ['wire', 'kernel', 'game', 'words', 'browser', 'server', 'draw', 'parts', 'local'];

export const MAY_IMPORT = {
  wire: [],
  kernel: ['wire'],
  game: ['wire'],
  words: ['wire', 'game'],
  browser: ['wire', 'game', 'words'],
  server: ['wire', 'game', 'words', 'browser'],
  draw: ['wire', 'game', 'browser/back', 'browser/paint', 'browser/press'],
  parts: ['wire', 'game', 'words', 'browser', 'server', 'draw'],
  local: ['wire', 'kernel', 'game', 'words', 'browser', 'server', 'draw', 'parts'],
  table: CORE,
  lesson: [...CORE, 'table'],
  replay: [...CORE, 'table'],
  day: CORE,
  overdays: CORE,
  open: CORE,
  puzzle: [...CORE, 'table'],
  me: CORE,
  challenge: [...CORE, 'companion'],
  companion: CORE,
  check: CORE,
  rules: CORE,
  home: [...CORE, 'overdays'],
  settings: CORE,
  gallery: ['wire', 'game', 'browser', 'draw'],
  sw: [],
};

/** The addresses a module of a folder may not import, as a regular expression. */
export function forbidden(folder) {
  const allowed = MAY_IMPORT[folder].map((name) => (name.includes('/') ? `${name}$` : `${name}/`));
  const ours = [...Object.keys(MAY_IMPORT), 'app'].join('|');
  return `^(\\.\\./)+(?!${allowed.join('|') || '$'})(${ours})/`;
}

/**
 * Rules of ESLint for each folder: for what it imports at once, and for what it imports later.
 *
 * @param {readonly object[]} syntax is restricted in all of them.
 * @returns {import('eslint').Linter.Config[]}
 */
export function folderRules(syntax = []) {
  return Object.entries(MAY_IMPORT).map(([folder, others]) => {
    const message = `${folder}/ may import ${others.join(', ') || 'nothing of ours'}: folders.js says so.`;
    const regex = forbidden(folder);
    const later = `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`; // a slash would end it
    return {
      files: [`src/${folder}/**`],
      ignores: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
        'no-restricted-syntax': ['error', ...syntax, { selector: later, message }],
      },
    };
  });
}
