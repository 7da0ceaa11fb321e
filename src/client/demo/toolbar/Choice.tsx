import { createAnalytics } from './analytics';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly { value: Value; text: string; action: string; isDisabled?: boolean }[];
  chosen: Value;
  file: string;
  onChoose: (value: Value) => void;
}

/** A few buttons of which one is pressed. */
export function Choice<Value extends string>({ label, values, chosen, file, onChoose }: ChoiceProps<Value>) {
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
