import { stepTo } from './back';
import { below, within } from './below';
import { PAGES as ADDRESSES } from '../wire/facts.gen';
import { afterPaint } from './paint';
import { gameHere, IS_SITE } from './taken';

/** The pages of the app, by the first part of their address. */
const PAGES = {
  '': 'Home',
  t: 'Table',
  g: 'Replay',
  day: 'Day',
  open: 'Open',
  'over-days': 'OverDays',
  puzzles: 'Puzzles',
  me: 'Me',
  same: 'Challenge',
  learn: 'Learn',
  companion: 'Companion',
  rules: 'Rules',
  settings: 'Settings',
  check: 'Check',
  gallery: 'Gallery',
} as const satisfies Record<(typeof ADDRESSES)[number] | 'gallery', string>;

export type PageName = (typeof PAGES)[keyof typeof PAGES] | 'Missing';

/** Pages of one table or game. */
const OF_ONE: readonly string[] = ['Table', 'Replay'];
/** Pages that need not be told of which one. */
const OF_ANY: readonly string[] = ['Day', 'Me', 'Puzzles', 'Challenge', 'Gallery'];
/** Pages that are empty without a server. */
const OF_A_SERVER: readonly string[] = ['Day', 'Open', 'OverDays', 'Puzzles', 'Me', 'Challenge'];

/** Which page an address means; `rest` is what follows: a table's code, a game's id, a day, a challenge. */
export interface Route {
  readonly page: PageName;
  readonly rest: string;
}

export function routeOf(path: string): Route {
  const [first = '', ...others] = path.split('/').slice(1).map(decode);
  const page = Object.hasOwn(PAGES, first) ? PAGES[first as keyof typeof PAGES] : 'Missing';
  const rest = others.join('/').replace(/\/$/, ''); // a static host may add one
  const fits = OF_ANY.includes(page) || OF_ONE.includes(page) === (rest !== '');
  const isThere = !IS_SITE || isOfDevice(page, rest);
  return { page: fits && isThere ? page : 'Missing', rest };
}

/** Whether a page asks no server: of tables and games, those of this device. */
function isOfDevice(page: PageName, rest: string): boolean {
  return OF_ONE.includes(page) ? gameHere(rest) !== undefined : !OF_A_SERVER.includes(page);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the app is; follows the browser's own back and forward. */
class Router {
  here = $state(routeOf(within(location.pathname)));
  /** The table somebody looks something up from, if they do. */
  tableBefore: string | null = null;
  /** Whether somebody came here from another page of the app. */
  hasGone = false;

  go(path: string): void {
    this.tableBefore = this.here.page === 'Table' && routeOf(path).page !== 'Table' ? within(location.pathname) : null;
    this.hasGone = true;
    stepTo(below(path));
    this.#look();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', below(path));
    this.#look();
  }

  /** Clicks on links of ours change the page without loading it anew. */
  listen(): () => void {
    const look = () => {
      this.hasGone = true;
      this.#look();
    };
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener('popstate', look);
    addEventListener('click', click);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('click', click);
    };
  }

  /** What is still the same page stays as it is: a step back may only have closed a sheet. */
  #look(): void {
    const found = routeOf(within(location.pathname));
    if (found.page !== this.here.page || found.rest !== this.here.rest) this.here = found;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    const path = within(link.pathname) + link.search + link.hash;
    afterPaint(() => this.go(path));
  }
}

function isPlain(event: MouseEvent): boolean {
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !changed && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const here = link.pathname === location.pathname && link.hash !== '';
  return link.origin === location.origin && !link.target && !link.download && !here;
}

export const router = new Router();
