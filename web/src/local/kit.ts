/** A kit is all that plays on this device, of one version: the scripts of the house, the judge and the adviser, their modules, the weights. */
import { isRecord, load, save } from '../browser/storage';
import { CACHE, TAKEN } from '../browser/taken';
import { ADDRESSES, NAMES } from './files';
import { SPEECH } from './remote';
import adviser from './adviser.ts?worker&url';
import judge from './judgeworker.ts?worker&url';
import house from './worker.ts?worker&url';

export interface Kit {
  /** The address of the script; it knows the addresses of the other files of its version. */
  readonly house: string;
  /** Which questions the house understands. */
  readonly speech: number;
  /** The paths of all files, the script among them. */
  readonly files: readonly string[];
}

/** The addresses of the scripts that judge and advise, of the version these pages are of: they are asked by no others. */
export const JUDGE: string = judge;
export const ADVISER: string = adviser;

/** The kit of the version these pages are of. */
export const NEWEST: Kit = {
  house,
  speech: SPEECH,
  files: [house, judge, adviser, ...NAMES.map((name) => ADDRESSES[name])].map(pathOf),
};

/** A kit that was taken along, and when, in milliseconds since 1970. */
export interface TakenKit extends Kit {
  readonly since: number;
}

export function takenKit(): TakenKit | null {
  const kept = load(TAKEN);
  if (!isRecord(kept) || !Array.isArray(kept.files)) return null;
  const { house: script, speech, since, files } = kept;
  if (typeof script !== 'string' || typeof speech !== 'number' || typeof since !== 'number') return null;
  return { house: script, speech, since, files: files.map(String) };
}

export function rememberKit(kit: TakenKit | null): void {
  save(TAKEN, kit);
}

/** The paths of a kit that are not among those kept. */
export function missingOf(kit: Kit, kept: ReadonlySet<string>): readonly string[] {
  return kit.files.filter((path) => !kept.has(path));
}

/** The paths of all files that were taken along, of whatever version. */
export async function keptPaths(storage: Pick<CacheStorage, 'open'>): Promise<ReadonlySet<string>> {
  const cache = await storage.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => pathOf(url)));
}

/**
 * The kit to play with: one that was taken along, whole and understood by these pages, even if it is of an older version, as it
 * needs no network; else the newest.
 */
export async function kitToPlay(storage: Pick<CacheStorage, 'open'>, isServed: boolean): Promise<Kit> {
  const taken = takenKit();
  if (taken === null || taken.speech !== SPEECH || !isServed) return NEWEST;
  const kept = await keptPaths(storage).catch(() => new Set<string>());
  return missingOf(taken, kept).length === 0 ? taken : NEWEST;
}

export function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}
