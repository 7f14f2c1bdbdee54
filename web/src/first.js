/** Runs before anything is painted: the page comes up in the colours and the language somebody chose. */
try {
  const { theme, motion, letters, language } = JSON.parse(localStorage.getItem('ebbes/settings') ?? '{}');
  const { documentElement: root } = document;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'less' || motion === 'full') root.dataset.motion = motion;
  if (letters === false) root.dataset.letters = 'off';
  if (typeof language === 'string') root.lang = language;
} catch {
  // What was kept cannot be read: the page comes up as for a new guest.
}
