import type { Translations } from '../src/providers/language/translate';
import palette from './palette.json' with { type: 'json' };
import paletteZh from './palette-zh.json' with { type: 'json' };

/** The texts of the palette page, which come with its script: no other page carries them. */
export const paletteTranslations: Translations = { en: palette, zh: paletteZh };
