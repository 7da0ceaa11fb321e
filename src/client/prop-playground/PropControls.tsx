import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { BreakableName } from '../components/BreakableName';
import { Outline } from '../components/Icon';
import { RESET_ICON } from '../demo/resetIcon';
import type { PageContext } from '../providers/page/PageContext';
import {
  getControlKey,
  getValue,
  setValue,
  type ControlGroup,
  type PropControl,
  type PropValue,
  type PropValues,
} from '../../shared/prop-playground/propPlayground';
import { isCompound, PropField } from './PropField';

interface PropRowProps extends Pick<PageContext, 't'> {
  id: string;
  control: PropControl;
  value: PropValue | undefined;
  isSet: boolean;
  isDisabled: boolean;
  onChange: (value: PropValue | undefined) => void;
  onReset: () => void;
}

/** A prop: its control, and its name, which leads to the API and shows on the way what that says. */
function PropRow({ id, control, value, isSet, isDisabled, onChange, onReset, t }: PropRowProps) {
  const { name, kind, href, description } = control;
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.parentElement!;
    const field =
      document.getElementById(id) ??
      row.querySelector<HTMLElement>('.prop-segments :checked, .prop-options :is(input, button)');
    onReset();
    // The button goes with what it resets.
    field?.focus();
  };
  const [Row, Name] = isCompound(control) ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const descriptionId = description && `${id}-description`;
  return (
    <Row
      className="prop-row"
      data-kind={kind}
      aria-describedby={Row === 'fieldset' ? descriptionId : undefined}
    >
      <Name {...(Name === 'label' && { htmlFor: id })}>
        <a href={href}>
          <BreakableName name={name} />
        </a>
      </Name>
      {isSet && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('propPlayground.resetProp', { name })}
          title={t('propPlayground.resetProp', { name })}
          disabled={isDisabled}
          onClick={reset}
        >
          <Outline path={RESET_ICON} />
        </button>
      )}
      <PropField
        id={id}
        control={control}
        value={value}
        descriptionId={descriptionId}
        isDisabled={isDisabled}
        t={t}
        onChange={onChange}
      />
      {description && (
        <div id={descriptionId} hidden lang="en" dangerouslySetInnerHTML={{ __html: description }} />
      )}
    </Row>
  );
}

interface PropControlsProps extends Pick<PageContext, 't'> {
  /** Of the playground: part of ids. */
  name: string;
  /** What users call it. */
  title: string;
  groups: readonly ControlGroup[];
  values: PropValues;
  /** Whether the user edits the code, which no control can follow. */
  isEdited: boolean;
  /** What is said about the code. */
  note?: ReactNode;
  onChange: (values: PropValues) => void;
  /** Takes back what is set. */
  onReset: () => void;
  /** Takes back what the user has edited. */
  onDiscard: () => void;
}

/**
 * What is set, as it was when the user was last elsewhere: its controls come first, and none moves while it is used.
 *
 * @returns the keys, and the props of the element around the controls
 */
function useFirstKeys(values: PropValues) {
  const [keys, setKeys] = useState(() => Object.keys(values));
  const element = useRef<HTMLElement>(null);
  const settle = () => setKeys(Object.keys(values));
  useLayoutEffect(() => {
    // The toolbar resets all of them, an address sets some.
    if (!element.current!.matches(':hover, :focus-within')) {
      setKeys(Object.keys(values));
    }
  }, [values]);
  return {
    keys,
    props: {
      ref: element,
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        if (!currentTarget.matches(':focus-within')) {
          settle();
        }
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
          settle();
        }
      },
    },
  };
}

/** The controls of all props. */
export function PropControls({
  name,
  title,
  groups,
  values,
  isEdited,
  note,
  t,
  onChange,
  onReset,
  onDiscard,
}: PropControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const first = useFirstKeys(values);
  const isFirst = (group: ControlGroup, { name: prop }: PropControl) =>
    first.keys.includes(getControlKey(group.name, prop));
  return (
    <section
      className="prop-controls"
      aria-label={t('propPlayground.controls', { name: title })}
      data-open={isOpen ? '' : undefined}
      {...first.props}
    >
      <div className="prop-state">
        {t('propPlayground.changed', { count: String(Object.keys(values).length) })}
        <button type="button" className="button" onClick={onReset}>
          {t('propPlayground.reset')}
        </button>
      </div>
      {isEdited && (
        <div className="demo-note">
          {t('propPlayground.edited')}
          <button type="button" className="button" onClick={onDiscard}>
            {t('propPlayground.discard')}
          </button>
        </div>
      )}
      {note}
      {/* The focus may be on what a phone does not show yet. */}
      <div className="prop-groups" onFocus={() => setOpen(true)}>
        {groups.map((group) => (
          <fieldset key={group.name} className="prop-group">
            <legend>{group.title}</legend>
            {group.controls
              .toSorted((a, b) => Number(isFirst(group, b)) - Number(isFirst(group, a)))
              .map((control) => {
                const key = getControlKey(group.name, control.name);
                const set = (value: PropValue | undefined) =>
                  onChange(setValue(values, group.name, control, value));
                return (
                  <PropRow
                    key={key}
                    id={`${name}-${key}`}
                    control={control}
                    value={getValue(group.name, control, values)}
                    isSet={key in values}
                    isDisabled={isEdited}
                    t={t}
                    onChange={set}
                    onReset={() => set(control.initial)}
                  />
                );
              })}
          </fieldset>
        ))}
      </div>
      {!isOpen && (
        <button type="button" className="button prop-all" onClick={() => setOpen(true)}>
          {t('propPlayground.all')}
        </button>
      )}
    </section>
  );
}
