import type { Translations } from '../src/shared/translate';
import build from './build.json' with { type: 'json' };
import buildZh from './build-zh.json' with { type: 'json' };
import { paletteTranslations } from './paletteTranslations';

/** The texts of the interface, and those that stand in what the build draws: no page carries them as data. */
export const buildTranslations: Translations = {
  en: { ...paletteTranslations.en, ...build },
  zh: { ...paletteTranslations.zh, ...buildZh },
};
