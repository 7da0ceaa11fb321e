import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createPaletteColor } from '../palette-page/hues';
import { noteEarlyChoices } from '../palette-page/noteEarlyChoices';
import { useLanguage } from '../providers/language/LanguageProvider';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { getColorMode, setColorMode, subscribeToColorMode } from '../theme/colorMode';
import { NO_COLORS, writePaletteColors } from '../theme/paletteColors';
import { DEFAULT_SPACING } from '../theme/themeReducer';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { LANDING_COLORS, LandingTheme, type LandingThemeTexts } from './LandingTheme';

/** One unit of space of dense demos, in px. */
const DENSE_SPACING = 6;

function LiveLandingTheme({ texts }: { texts: LandingThemeTexts }) {
  const { t } = useLanguage();
  const { dense, direction, paletteColors } = useThemeState();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const dispatch = useThemeDispatch();
  const changeTheme = useChangeTheme();
  const onColor = (main: string) => {
    const colors = main === LANDING_COLORS.blue ? NO_COLORS : { primary: createPaletteColor(main) };
    writePaletteColors(colors);
    changeTheme({ paletteColors: colors });
  };
  const onDense = (payload: boolean) => {
    dispatch({ type: 'SET_DENSE', payload });
    dispatch({ type: 'SET_SPACING', payload: payload ? DENSE_SPACING : DEFAULT_SPACING });
  };
  return (
    <LandingTheme
      mode={mode}
      color={paletteColors.primary?.main ?? LANDING_COLORS.blue}
      dense={dense}
      direction={direction}
      texts={texts}
      t={t}
      onMode={setColorMode}
      onColor={onColor}
      onDense={onDense}
      onDirection={(value) => changeTheme({ direction: value })}
    />
  );
}

/** Shows the product whose demo or heading the hash names. */
function followHash(show: HTMLElement): void {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const panel = target && target.closest<HTMLElement>('.landing-product');
  if (panel && panel.getClientRects().length === 0) {
    show.querySelector<HTMLInputElement>(`input[value="${panel.dataset.product}"]`)!.checked = true;
    target.scrollIntoView();
  }
}

/**
 * The controller of the demos of the first page: the theme that they share can be changed beside them, in the place of its
 * snapshot, and a hash leads to a demo that is not shown.
 *
 * @param show with the switch between the products, and their panels
 */
export function controlLanding(show: HTMLElement, page: PageContext): void {
  followHash(show);
  addEventListener('hashchange', () => followHash(show));
  const snapshot = show.querySelector<HTMLElement>('.landing-theme')!;
  const texts = JSON.parse(snapshot.dataset.texts!) as LandingThemeTexts;
  const repeatEarlyChoices = noteEarlyChoices(snapshot);
  flushSync(() => mountIsland(snapshot, page).render(<LiveLandingTheme texts={texts} />));
  repeatEarlyChoices();
}
