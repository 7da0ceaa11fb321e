import * as lookUp from '../../shared/translate';
import type { Language } from '../../shared/languages';
import { getBuildTranslations } from './buildTranslations';

/** The look-up of interface texts, for what the build draws in a language. */
export function createTranslate(language: Language): lookUp.Translate {
  return lookUp.createTranslate(getBuildTranslations(), language);
}
