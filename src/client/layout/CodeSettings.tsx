import { useSyncExternalStore } from 'react';
import { CODE_VARIANTS, STYLING_NAMES, STYLINGS } from '../../shared/demo/codePreferences';
import { DATE_LIBRARIES, DATE_LIBRARY_NAMES } from '../../shared/demo/dateLibraries';
import { PACKAGE_MANAGERS } from '../../shared/products/packageManagers';
import {
  getCodePreferences,
  setCodePreferences,
  subscribeToCodePreferences,
} from '../providers/code/codePreferencesStore';
import { isCodeWrapped, setCodeWrap, subscribeToCodeWrap } from '../theme/codeWrap';
import {
  getPackageManager,
  setPackageManager,
  subscribeToPackageManager,
} from '../providers/code/packageManager';
import { useLanguage } from '../providers/language/LanguageProvider';
import { SettingsChoice, SettingsChoices } from './SettingsChoices';

interface AxisProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  /** What users know a value by; its own name without it. */
  names?: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

function Axis<Value extends string>({ legend, values, chosen, names, onChoose }: AxisProps<Value>) {
  return (
    <SettingsChoices legend={legend}>
      {values.map((value) => (
        <SettingsChoice key={value} isChosen={value === chosen} onChoose={() => onChoose(value)}>
          {names?.[value] ?? value}
        </SettingsChoice>
      ))}
    </SettingsChoices>
  );
}

/** What all code of the site is shown for: commands, demos, what users take away. */
export function CodeSettings() {
  const { t } = useLanguage();
  const { variant, styling, dateLibrary } = useSyncExternalStore(
    subscribeToCodePreferences,
    getCodePreferences,
  );
  const packageManager = useSyncExternalStore(subscribeToPackageManager, getPackageManager);
  const isWrapped = useSyncExternalStore(subscribeToCodeWrap, isCodeWrapped);
  return (
    <section className="settings-code" aria-labelledby="settings-code">
      <h2 id="settings-code">{t('codeSettings')}</h2>
      <Axis
        legend={t('packageManager')}
        values={PACKAGE_MANAGERS}
        chosen={packageManager}
        onChoose={setPackageManager}
      />
      <Axis
        legend={t('demo.variant')}
        values={CODE_VARIANTS}
        names={{ JS: 'JavaScript', TS: 'TypeScript' }}
        chosen={variant}
        onChoose={(value) => setCodePreferences({ variant: value })}
      />
      <Axis
        legend={t('demo.styling')}
        values={STYLINGS}
        names={STYLING_NAMES}
        chosen={styling}
        onChoose={(value) => setCodePreferences({ styling: value })}
      />
      <Axis
        legend={t('dateLibrary')}
        values={DATE_LIBRARIES}
        names={DATE_LIBRARY_NAMES}
        chosen={dateLibrary}
        onChoose={(value) => setCodePreferences({ dateLibrary: value })}
      />
      <Axis
        legend={t('longLines')}
        values={['scroll', 'wrap']}
        names={{ scroll: t('longLinesScroll'), wrap: t('longLinesWrap') }}
        chosen={isWrapped ? 'wrap' : 'scroll'}
        onChoose={(value) => setCodeWrap(value === 'wrap')}
      />
    </section>
  );
}
