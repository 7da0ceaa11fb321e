import { useSyncExternalStore } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import { languageToPrefix } from '../../shared/languages/languages';
import { getColorMode, setColorMode, subscribeToColorMode } from '../theme/colorMode';
import { initialThemeState } from '../theme/themeReducer';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { ColorModeChoices, DensityChoices, DirectionChoices } from './ThemeChoices';

/** One unit of space of the demos, in px: what the control allows. */
const MAX_SPACING = 20;

const PALETTE_PATH = '/x/customization/color/';

function ColorModeGroup() {
  const { t } = useLanguage();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  return <ColorModeChoices chosen={mode} t={t} onChoose={setColorMode} />;
}

function DirectionGroup() {
  const { t } = useLanguage();
  const { direction } = useThemeState();
  const changeTheme = useChangeTheme();
  return (
    <DirectionChoices chosen={direction} t={t} onChoose={(value) => changeTheme({ direction: value })} />
  );
}

/** Density and spacing of the demos. */
function DensityGroup() {
  const { t } = useLanguage();
  const { dense, spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  const isChanged = dense !== initialThemeState.dense || spacing !== initialThemeState.spacing;
  return (
    <>
      <DensityChoices
        chosen={dense}
        t={t}
        onChoose={(value) => dispatch({ type: 'SET_DENSE', payload: value })}
      />
      <fieldset className="settings-group">
        <legend>{t('spacing')}</legend>
        <div className="settings-stepper">
          <button
            type="button"
            aria-label={t('decreaseSpacing')}
            aria-disabled={spacing <= 0}
            onClick={() => spacing > 0 && dispatch({ type: 'DECREASE_SPACING' })}
          >
            −
          </button>
          <output>{t('spacingValue', { spacing: String(spacing) })}</output>
          <button
            type="button"
            aria-label={t('increaseSpacing')}
            aria-disabled={spacing >= MAX_SPACING}
            onClick={() => spacing < MAX_SPACING && dispatch({ type: 'INCREASE_SPACING' })}
          >
            +
          </button>
          <button
            type="button"
            className="settings-reset"
            aria-disabled={!isChanged}
            onClick={() => dispatch({ type: 'RESET_DENSITY' })}
          >
            {t('resetDensity')}
          </button>
        </div>
      </fieldset>
    </>
  );
}

/** Settings of the appearance: the color mode of the site and the theme of the demos. */
export function ThemeSettings() {
  const { language, t } = useLanguage();
  return (
    <>
      <ColorModeGroup />
      <DirectionGroup />
      <DensityGroup />
      <p className="settings-group">
        <a
          className="settings-link"
          href={languageToPrefix(language) + PALETTE_PATH}
          data-ga-event-category="settings"
          data-ga-event-action="colors"
        >
          {t('paletteLink')}
        </a>
      </p>
    </>
  );
}
