/** The portraits of the bots by name, in lower case: each a file of its own, loaded when it is seen. */
const files = import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true });

/** Where the portrait of a bot is; null for one without. */
export function faceFile(name: string): string | null {
  return files[`./faces/${name.toLowerCase()}.svg`] ?? null;
}
