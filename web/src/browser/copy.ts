/** Texts to take along; browsers copy them only on safe pages. */
export function canCopy(): boolean {
  return navigator.clipboard !== undefined;
}

/** Whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
