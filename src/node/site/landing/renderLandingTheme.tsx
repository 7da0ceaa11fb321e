import { renderToStaticMarkup } from 'react-dom/server';
import { LANDING_COLORS, LandingTheme, type LandingThemeTexts } from '../../../client/layout/LandingTheme';
import { initialThemeState } from '../../../client/theme/themeReducer';
import type { Translate } from '../../../shared/languages/translate';

/** The theme of the demos of the first page as it is until it is live. */
export function renderLandingTheme(label: string, texts: LandingThemeTexts, t: Translate): string {
  const { dense, direction } = initialThemeState;
  return renderToStaticMarkup(
    <fieldset className="landing-theme" aria-label={label} data-action="" data-texts={JSON.stringify(texts)}>
      <LandingTheme
        mode="system"
        color={LANDING_COLORS.blue}
        dense={dense}
        direction={direction}
        texts={texts}
        t={t}
      />
    </fieldset>,
  );
}
