/** What this browser keeps, as JSON; where it keeps nothing (private windows), all is new each time. */
const PREFIX = 'ebbes/';

export function load(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Hear when another tab keeps something else; returns how to stop. */
export function onKept(key: string, hear: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key) hear();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
