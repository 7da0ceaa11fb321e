import { buildTranslations } from '../../translations/buildTranslations';
import type { Translate } from '../providers/language/LanguageProvider';
import { fillPlaceholders, translate } from '../providers/language/translate';
import type { Language } from '../shared/languages';

/** The look-up of interface texts, for what the build draws in a language. */
export function createTranslate(language: Language): Translate {
  return (key, values = {}) => fillPlaceholders(translate(buildTranslations, language, key) ?? '', values);
}
