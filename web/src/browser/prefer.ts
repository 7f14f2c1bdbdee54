/** A setting is changed, kept, and seen at once. */
import { i18n } from '../words/i18n.svelte';
import type { Language } from '../words/languages';
import { type Choices, settings } from './settings.svelte';

/** A language whose words cannot be loaded now is not taken. */
export async function prefer(choices: Partial<Choices>): Promise<void> {
  if (choices.language && !(await speaks(choices.language))) return;
  settings.change(choices);
  settings.apply();
}

/** The page as it was liked last time, before anything is seen; what other tabs change holds here too. */
export async function recall(): Promise<void> {
  settings.listen(() => void show().catch(() => undefined));
  await show();
}

function speaks(language: Language): Promise<boolean> {
  return i18n.use(language).then(
    () => true,
    () => false,
  );
}

async function show(): Promise<void> {
  settings.apply();
  await i18n.use(settings.now.language);
}
