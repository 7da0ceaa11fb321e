import { useState, type MouseEvent, type ReactNode } from 'react';
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
import { PropField } from './PropField';

/** Kinds whose controls are several fields, named together. */
const COMPOUND_KINDS = new Set<PropControl['kind']>(['list', 'selection']);

interface PropRowProps extends Pick<PageContext, 't'> {
  id: string;
  control: PropControl;
  value: PropValue | undefined;
  isSet: boolean;
  isDisabled: boolean;
  onChange: (value: PropValue | undefined) => void;
  onReset: () => void;
}

/** A prop: its control, and what the API says about it. */
function PropRow({ id, control, value, isSet, isDisabled, onChange, onReset, t }: PropRowProps) {
  const { name, kind, href, description } = control;
  const [isOpen, setOpen] = useState(false);
  const isCompound = COMPOUND_KINDS.has(kind);
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = currentTarget.parentElement!.querySelector<HTMLElement>(
      'input, select, .prop-options button',
    );
    onReset();
    // The button goes with what it resets.
    field?.focus();
  };
  const Row = isCompound ? 'fieldset' : 'div';
  const descriptionId = description && `${id}-description`;
  return (
    <Row className="prop-row" data-kind={kind} aria-describedby={isCompound ? descriptionId : undefined}>
      {isCompound ? (
        <legend>
          <BreakableName name={name} />
        </legend>
      ) : (
        <label htmlFor={id}>
          <BreakableName name={name} />
        </label>
      )}
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
      <button
        type="button"
        className="icon-button prop-help"
        aria-expanded={isOpen}
        aria-controls={`${id}-about`}
        aria-label={t('propPlayground.about', { name })}
        title={t('propPlayground.about', { name })}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={`${id}-about`} className="prop-about" hidden={!isOpen}>
        {description && (
          <div id={descriptionId} lang="en" dangerouslySetInnerHTML={{ __html: description }} />
        )}
        <a href={href}>{t('propPlayground.api', { name })}</a>
      </div>
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
  /** Takes back what the user has edited. */
  onDiscard: () => void;
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
  onDiscard,
}: PropControlsProps) {
  return (
    <section className="prop-controls" aria-label={t('propPlayground.controls', { name: title })}>
      {isEdited && (
        <div className="demo-note">
          {t('propPlayground.edited')}
          <button type="button" className="button" onClick={onDiscard}>
            {t('propPlayground.discard')}
          </button>
        </div>
      )}
      {note}
      <div className="prop-groups">
        {groups.map((group) => (
          <fieldset key={group.name} className="prop-group">
            <legend>{group.title}</legend>
            {group.controls.map((control) => {
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
    </section>
  );
}
