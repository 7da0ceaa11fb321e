import { loadOnce } from '../../shared/loadOnce';
import type { LanguagePack, LanguagePackLoaders } from './languagePack';
import { mergePacks } from './mergePacks';

/** English is the language that the packages have built in. */
const NONE: LanguagePack = {};

/**
 * Loads the packages' texts in a language; the same object each time.
 *
 * @returns an empty pack for a language without texts
 * @throws when they cannot be loaded; the next call tries again
 */
export type LoadLanguagePack = (language: string) => Promise<LanguagePack>;

/** Makes the function that loads the packages' texts. */
export function createLoadLanguagePack(loaders: LanguagePackLoaders): LoadLanguagePack {
  const loaded = new Map<string, Promise<LanguagePack>>();
  return (language) => {
    const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
    return load
      ? loadOnce(loaded, language, async () => mergePacks((await load()).packs))
      : Promise.resolve(NONE);
  };
}
