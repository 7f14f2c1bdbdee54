/** A file for somebody to keep. */

/** Some browsers fetch what is saved in their own time; until then its address must hold. */
const FETCHED = 40_000;

/** Give something as JSON to the browser's own way of saving files. */
export function saveFile(name: string, what: unknown): void {
  saveText(name, JSON.stringify(what), 'application/json');
}

export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED);
}
