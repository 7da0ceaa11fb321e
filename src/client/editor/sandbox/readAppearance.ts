import type { SandboxManifest } from '../../../shared/sandbox';
import { getColorScheme } from '../../theme/colorMode';
import { getThemeState } from '../../theme/themeStore';
import type { FrameAppearance } from './sandboxMessages';

/** Reads what demos look like on the page. */
export function readAppearance({ languagePacks }: SandboxManifest): FrameAppearance {
  const { dense, direction, spacing, paletteColors } = getThemeState();
  const { lang } = document.documentElement;
  return {
    dense,
    direction,
    spacing,
    paletteColors: paletteColors as FrameAppearance['paletteColors'],
    scheme: getColorScheme(),
    language: lang,
    pack: Object.hasOwn(languagePacks, lang) ? languagePacks[lang] : undefined,
  };
}
