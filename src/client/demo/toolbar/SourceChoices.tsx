import {
  type CodePreferences,
  type CodeVariant,
  type Styling,
  STYLING_NAMES,
} from '../../../shared/demo/codePreferences';
import { DATE_LIBRARIES, DATE_LIBRARY_NAMES, type DateLibrary } from '../../../shared/demo/dateLibraries';
import { setCodePreferences } from '../../providers/code/codePreferencesStore';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { createAnalytics } from './analytics';

export interface SourceChoicesProps {
  /** What analytics know the demo by. */
  file: string;
  /** The source that the demo shows. */
  shown: CodePreferences;
  /** The languages that the chosen styling has; none where there is no choice. */
  variants: readonly CodeVariant[];
  /** The stylings of the demo. */
  stylings: readonly Styling[];
  /** The date library that the user has chosen; absent where the code is the same with all of them. */
  dateLibrary?: DateLibrary;
  isCodeOpen: boolean;
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly { value: Value; text: string; action: string; isDisabled?: boolean }[];
  chosen: Value;
  file: string;
  onChoose: (value: Value) => void;
}

/** A few buttons of which one is pressed. */
function Choice<Value extends string>({ label, values, chosen, file, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="toggle-group" aria-label={label}>
      {values.map(({ value, text, action, isDisabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          disabled={isDisabled}
          {...createAnalytics(action, file)}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** Which of its sources a demo shows. */
export function SourceChoices({
  file,
  shown,
  variants,
  stylings,
  dateLibrary,
  isCodeOpen,
}: SourceChoicesProps) {
  const { t } = useLanguage();
  return (
    <div className="demo-choices">
      {stylings.length > 1 && (
        <Choice
          label={t('demo.styling')}
          values={stylings.map((value) => ({
            value,
            text: STYLING_NAMES[value],
            action: `styling-${value}`,
          }))}
          chosen={shown.styling}
          file={file}
          onChoose={(styling) => setCodePreferences({ styling })}
        />
      )}
      {isCodeOpen && dateLibrary && (
        <select
          className="code-choice"
          aria-label={t('dateLibrary')}
          value={dateLibrary}
          onChange={(event) => setCodePreferences({ dateLibrary: event.target.value as DateLibrary })}
        >
          {DATE_LIBRARIES.map((value) => (
            <option key={value} value={value}>
              {DATE_LIBRARY_NAMES[value]}
            </option>
          ))}
        </select>
      )}
      {isCodeOpen && variants.length > 0 && (
        <Choice
          label={t('demo.variant')}
          values={[
            { value: 'JS', text: 'JS', action: 'source-js' },
            { value: 'TS', text: 'TS', action: 'source-ts', isDisabled: !variants.includes('TS') },
          ]}
          chosen={shown.variant}
          file={file}
          onChoose={(variant) => setCodePreferences({ variant })}
        />
      )}
    </div>
  );
}
