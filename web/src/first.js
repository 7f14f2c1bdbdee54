/**
 * Runs in the page itself, before anything is painted. The page comes up in the colours and the language somebody chose,
 * and all it is going to need is asked for at the same time: its files, its words, and what the server tells first.
 */
const { base, pages, words } = __FIRST__;
let spoken;
try {
  const { theme, motion, letters, language } = JSON.parse(localStorage.getItem('ebbes/settings') ?? '{}');
  const { documentElement: root } = document;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'less' || motion === 'full') root.dataset.motion = motion;
  if (letters === false) root.dataset.letters = 'off';
  if (typeof language === 'string') root.lang = spoken = language;
} catch {
  // What was kept cannot be read: the page comes up as for a new guest.
}

const [, name, rest = ''] = location.pathname.slice(base.length - 1).split('/');
const { files = [], parts = {}, asks = [] } = pages[name] ?? {};
const known = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
const tongue = [spoken, ...known, 'en'].find((each) => Object.hasOwn(words, each));
for (const file of [...files, words[tongue], ...(parts[tongue] ?? [])]) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** Answers by their address, until the page asks for them or they are no longer fresh. */
globalThis.askedEarly = {};
const code = rest.replace(/[\s._-]/g, '').toUpperCase();
for (const ask of asks) {
  if (ask.includes('$') && code === '') continue; // the table of this device
  const path = ask.replace('$', () => encodeURIComponent(code));
  const answer = fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(10_000) });
  answer.catch(() => undefined); // whoever asks for it hears of it
  globalThis.askedEarly[path] = answer;
}
setTimeout(() => (globalThis.askedEarly = {}), 5_000);
