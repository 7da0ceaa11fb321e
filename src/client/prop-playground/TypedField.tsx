import { useState } from 'react';
import type { Translate } from '../../shared/languages/translate';
import {
  isSameValue,
  type ControlKind,
  type PropControl,
  type PropValue,
} from '../../shared/prop-playground/propPlayground';
import { parseValue } from './propQuery';

const INPUT_TYPES: Partial<Record<ControlKind['kind'], string>> = {
  number: 'number',
  date: 'date',
  time: 'time',
};

interface TypedFieldProps {
  id: string;
  control: PropControl;
  value: PropValue | undefined;
  /** Id of the description. */
  descriptionId?: string;
  isDisabled: boolean;
  t: Translate;
  onChange: (value: PropValue | undefined) => void;
}

/** How much the arrow keys change a number: shares of a whole in tenths. */
function getStep({ default: value, range }: PropControl): number {
  const isShare = (typeof value === 'number' && !Number.isInteger(value)) || range?.[1] === 1;
  return isShare ? 0.1 : 1;
}

/**
 * A field for numbers, texts, dates and times. An empty one leaves the prop out; what is no value yet stays in the field until the
 * user leaves it.
 */
export function TypedField({ id, control, value, descriptionId, isDisabled, t, onChange }: TypedFieldProps) {
  // As the user types it: `1.` is 1.
  const [draft, setDraft] = useState<string>();
  const parse = (text: string) => (text === '' ? undefined : parseValue(control, [text]));
  const isWrong = (text: string) => text !== '' && parse(text) === undefined;
  const toKept = (text: string) => {
    const parsed = parse(text);
    return isSameValue(parsed, control.default) ? undefined : parsed;
  };
  const kept = isSameValue(value, control.default) ? undefined : value;
  const isCurrent = draft !== undefined && (isWrong(draft) || isSameValue(toKept(draft), kept));
  const options = control.kind === 'size' ? control.options : undefined;
  const { name, range } = control;
  const shown = value ?? control.default;
  const field = (
    <>
      <input
        id={id}
        type={INPUT_TYPES[control.kind] ?? 'text'}
        step={control.kind === 'number' ? getStep(control) : undefined}
        aria-describedby={descriptionId}
        disabled={isDisabled}
        aria-invalid={(isCurrent && isWrong(draft)) || undefined}
        placeholder={control.default === undefined ? undefined : String(control.default)}
        value={isCurrent ? draft : String(value ?? '')}
        onChange={({ target }) => {
          setDraft(target.value);
          if (!isWrong(target.value)) {
            onChange(parse(target.value));
          }
        }}
        onBlur={() => setDraft(undefined)}
        list={options && `${id}-options`}
      />
      {options && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </>
  );
  return range ? (
    <div className="prop-slider">
      <input
        type="range"
        aria-label={t('propPlayground.slider', { name })}
        min={range[0]}
        max={range[1]}
        step={getStep(control)}
        disabled={isDisabled}
        value={typeof shown === 'number' ? shown : range[0]}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {field}
    </div>
  ) : (
    field
  );
}
