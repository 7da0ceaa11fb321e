import type { SandboxManifest } from '../../../shared/demo/sandbox';
import { getColorScheme } from '../../theme/colorMode';
import { readOwnAppearance } from '../../theme/ownAppearance';
import { getThemeState } from '../../theme/themeStore';
import type { FrameAppearance } from './sandboxMessages';

/**
 * Reads what demos look like on the page.
 *
 * @param stage of the demo, which can differ from the page
 */
export function readAppearance(
  { languagePacks }: Pick<SandboxManifest, 'languagePacks'>,
  stage: HTMLElement,
): FrameAppearance {
  const { dense, direction, spacing, paletteColors } = { ...getThemeState(), ...readOwnAppearance(stage) };
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
