import type { Translations } from '../src/shared/translate';
import palette from './palette.json' with { type: 'json' };
import paletteZh from './palette-zh.json' with { type: 'json' };
import { translations } from './index';

/** What the palette page says: the texts of every page, and its own, which come with its script. */
export const paletteTranslations: Translations = {
  en: { ...translations.en, ...palette },
  zh: { ...translations.zh, ...paletteZh },
};
