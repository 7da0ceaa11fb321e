import type { Translations } from '../src/shared/translate';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The texts of the interface, by language. A new language is one file and one line here. */
export const translations: Translations = { en, zh };
