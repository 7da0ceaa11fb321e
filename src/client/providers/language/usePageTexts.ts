import { use, useMemo } from 'react';
import { readPageTexts } from '../../../shared/pageTexts';
import type { Translations } from '../../../shared/translate';

/** Of pages without a layout, which say nothing while they are built. */
const NONE: Translations = {};

/** Never settles: React leaves the HTML of the page as it is. */
const NEVER = new Promise<Translations>(() => {});

/**
 * The texts of the interface in the language of the page: a move brings them with the page; the page that was loaded
 * has a script for them, for they are the same on all pages.
 *
 * @param translations those of the page's props, which the document leaves out
 * @returns the same object for as long as it says the same
 */
export function usePageTexts(translations?: Translations): Translations {
  // Without its script a page can be read, but nothing of it comes alive: that would empty its labels.
  const known = translations ?? (typeof window === 'undefined' ? NONE : readPageTexts());
  const texts = JSON.stringify(known ?? use(NEVER));
  return useMemo(() => JSON.parse(texts) as Translations, [texts]);
}
