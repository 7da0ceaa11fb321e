import type { Language } from '../../../shared/languages/languages';
import { createTextLookup, type Translate } from '../../../shared/languages/translate';
import { getBuildTranslations } from './buildTranslations';

/** The look-up of interface texts, for what the build renders in a language. */
export function createTranslate(language: Language): Translate {
  return createTextLookup(getBuildTranslations(), language);
}
