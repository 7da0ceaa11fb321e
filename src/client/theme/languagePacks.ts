import type { LanguagePack } from './languagePack';

/** English is the language that the packages have built in. */
const NONE: LanguagePack = {};

/** Languages with a pack. `pt` is wired here only: no page has it. */
const PACKS: Record<string, () => Promise<{ pack: LanguagePack }>> = {
  zh: () => import('./packs/zh'),
  pt: () => import('./packs/pt'),
};

const loaded = new Map<string, Promise<LanguagePack>>();

/** Loads the packages' texts; the same object each time. @returns an empty pack for any other language */
export function loadLanguagePack(language: string): Promise<LanguagePack> {
  const load = Object.hasOwn(PACKS, language) ? PACKS[language] : undefined;
  if (!load) {
    return Promise.resolve(NONE);
  }
  const pack = loaded.get(language) ?? load().then((module) => module.pack);
  loaded.set(language, pack);
  return pack;
}
