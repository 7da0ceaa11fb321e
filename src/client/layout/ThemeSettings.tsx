import { useSyncExternalStore } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import { languageToPrefix } from '../../shared/languages';
import { COLOR_MODES, getColorMode, setColorMode, subscribeToColorMode } from '../theme/colorMode';
import { initialThemeState } from '../theme/themeReducer';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { SettingsChoice, SettingsChoices } from './SettingsChoices';

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** One unit of space of the demos, in px: what the control allows. */
const MAX_SPACING = 20;

const PALETTE_PATH = '/x/customization/color/';

function ColorModeGroup() {
  const { t } = useLanguage();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  return (
    <SettingsChoices legend={t('colorMode')}>
      {COLOR_MODES.map((value) => (
        <SettingsChoice
          key={value}
          isChosen={value === mode}
          action={value}
          onChoose={() => value !== mode && setColorMode(value)}
        >
          {t(`colorModes.${value}`)}
        </SettingsChoice>
      ))}
    </SettingsChoices>
  );
}

function DirectionGroup() {
  const { t } = useLanguage();
  const { direction } = useThemeState();
  const changeTheme = useChangeTheme();
  return (
    <SettingsChoices legend={t('direction')}>
      {DIRECTIONS.map((value) => (
        <SettingsChoice
          key={value}
          isChosen={value === direction}
          action={value}
          onChoose={() => changeTheme({ direction: value })}
        >
          {t(`directions.${value}`)}
        </SettingsChoice>
      ))}
    </SettingsChoices>
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
      <SettingsChoices legend={t('density')}>
        {[false, true].map((value) => (
          <SettingsChoice
            key={String(value)}
            isChosen={value === dense}
            onChoose={() => dispatch({ type: 'SET_DENSE', payload: value })}
          >
            {t(`densities.${value ? 'dense' : 'normal'}`)}
          </SettingsChoice>
        ))}
      </SettingsChoices>
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
