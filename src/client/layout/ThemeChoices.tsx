import type { Translate } from '../providers/language/LanguageProvider';
import { COLOR_MODES, type ColorMode } from '../theme/colorMode';
import type { ThemeState } from '../theme/themeReducer';
import { SettingsChoice, SettingsChoices } from './SettingsChoices';

const DIRECTIONS = ['ltr', 'rtl'] as const;

interface ChoicesProps<Value> {
  chosen: Value;
  t: Translate;
  /** Absent in a snapshot. */
  onChoose?: (value: Value) => void;
}

export function ColorModeChoices({ chosen, t, onChoose }: ChoicesProps<ColorMode>) {
  return (
    <SettingsChoices legend={t('colorMode')}>
      {COLOR_MODES.map((value) => (
        <SettingsChoice
          key={value}
          isChosen={value === chosen}
          action={value}
          onChoose={() => value !== chosen && onChoose?.(value)}
        >
          {t(`colorModes.${value}`)}
        </SettingsChoice>
      ))}
    </SettingsChoices>
  );
}

export function DirectionChoices({ chosen, t, onChoose }: ChoicesProps<ThemeState['direction']>) {
  return (
    <SettingsChoices legend={t('direction')}>
      {DIRECTIONS.map((value) => (
        <SettingsChoice
          key={value}
          isChosen={value === chosen}
          action={value}
          onChoose={() => onChoose?.(value)}
        >
          {t(`directions.${value}`)}
        </SettingsChoice>
      ))}
    </SettingsChoices>
  );
}

/** Whether demos are dense. */
export function DensityChoices({ chosen, t, onChoose }: ChoicesProps<boolean>) {
  return (
    <SettingsChoices legend={t('density')}>
      {[false, true].map((value) => (
        <SettingsChoice key={String(value)} isChosen={value === chosen} onChoose={() => onChoose?.(value)}>
          {t(`densities.${value ? 'dense' : 'normal'}`)}
        </SettingsChoice>
      ))}
    </SettingsChoices>
  );
}
