import type { Translate } from '../../shared/languages/translate';
import type { Literal, PropControl, PropValue } from '../../shared/prop-playground/propPlayground';
import { ListField } from './ListField';
import { TypedField } from './TypedField';

/** The color of a field without one: browsers have no empty field for colors. */
const NO_COLOR = '#808080';

interface PropFieldProps {
  id: string;
  control: PropControl;
  /** Undefined where the code leaves the prop out. */
  value: PropValue | undefined;
  /** Id of the description. */
  descriptionId: string | undefined;
  isDisabled: boolean;
  t: Translate;
  onChange: (value: PropValue | undefined) => void;
}

/** So many values are segments, of which all can be seen; more are a menu. */
const MAX_SEGMENTS = 4;

/** Whether a control is several fields, which are named together. */
export function isCompound(control: PropControl): boolean {
  const { kind } = control;
  return (
    kind === 'list' || kind === 'selection' || (kind === 'choice' && control.options.length <= MAX_SEGMENTS)
  );
}

/** Chooses one of very few values, or none where the package does not say which is the default. */
function SegmentsField({
  id,
  options,
  control,
  value,
  isDisabled,
  t,
  onChange,
}: PropFieldProps & { options: readonly Literal[] }) {
  const shown = value ?? control.default;
  return (
    <div className="prop-segments">
      {[...(control.default === undefined ? [undefined] : []), ...options].map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            checked={option === shown}
            disabled={isDisabled}
            onChange={() => onChange(option)}
          />
          <span>{option === undefined ? t('propPlayground.unset') : String(option)}</span>
        </label>
      ))}
    </div>
  );
}

/** Chooses one of some values, or none where the package does not say which is the default. */
function ChoiceField({
  id,
  options,
  control,
  value,
  descriptionId,
  isDisabled,
  t,
  onChange,
}: PropFieldProps & { options: readonly Literal[] }) {
  const shown = value ?? control.default;
  return (
    <select
      id={id}
      aria-describedby={descriptionId}
      disabled={isDisabled}
      value={shown === undefined ? '' : String(shown)}
      onChange={({ target }) => onChange(options.find((option) => String(option) === target.value))}
    >
      {control.default === undefined && <option value="">{t('propPlayground.unset')}</option>}
      {options.map((option) => (
        <option key={String(option)}>{String(option)}</option>
      ))}
    </select>
  );
}

/** Chooses some of a few values; their order is that of the type. */
function SelectionField({
  options,
  control,
  value,
  isDisabled,
  onChange,
}: PropFieldProps & { options: readonly Literal[] }) {
  const shown = (value ?? control.default ?? []) as readonly Literal[];
  const choose = (option: Literal, isChosen: boolean) => {
    const next = options.filter((one) => (one === option ? isChosen : shown.includes(one)));
    onChange(next.length > 0 ? (next as string[]) : undefined);
  };
  return (
    <div className="prop-options">
      {options.map((option) => (
        <label key={String(option)}>
          <input
            type="checkbox"
            checked={shown.includes(option)}
            disabled={isDisabled}
            onChange={({ target }) => choose(option, target.checked)}
          />
          {String(option)}
        </label>
      ))}
    </div>
  );
}

/** The control of a prop, as its type says. */
export function PropField(props: PropFieldProps) {
  const { id, control, value, descriptionId, isDisabled, onChange } = props;
  switch (control.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          // A checkbox says by itself whether it is checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          aria-describedby={descriptionId}
          disabled={isDisabled}
          checked={Boolean(value ?? control.default)}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return isCompound(control) ? (
        <SegmentsField {...props} options={control.options} />
      ) : (
        <ChoiceField {...props} options={control.options} />
      );
    case 'selection':
      return <SelectionField {...props} options={control.options} />;
    case 'color':
      return (
        <input
          id={id}
          type="color"
          aria-describedby={descriptionId}
          disabled={isDisabled}
          value={String(value ?? control.default ?? NO_COLOR)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'list':
      return <ListField {...props} of={control.of} />;
    case 'number':
    case 'size':
    case 'text':
    case 'date':
    case 'time':
      return <TypedField {...props} control={control} />;
  }
}
