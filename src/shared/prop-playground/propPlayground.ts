import type { CodeTemplate } from './codeTemplate';

/** One of the values that a union of literals allows. */
export type Literal = string | number | boolean;

/** What a control sets. Dates are days, `2026-03-02`, or times, `09:30`. */
export type PropValue = Literal | readonly string[] | readonly number[];

/** The least and the greatest number that a slider sets; a field beside it takes others. */
export type NumberRange = readonly [from: number, to: number];

/** How a prop is set, as its type says. */
export type ControlKind =
  | { kind: 'switch' }
  /** One of a few values. */
  | { kind: 'choice'; options: Literal[] }
  | { kind: 'number' }
  /** A number, or a text such as `80%`; where the type lists the texts, one of these. */
  | { kind: 'size'; options?: string[] }
  | { kind: 'text' }
  /** `#1976d2` */
  | { kind: 'color' }
  | { kind: 'date' }
  /** The time of a day that does not matter. */
  | { kind: 'time' }
  | { kind: 'list'; of: 'text' | 'number' | 'color' }
  /** Some of a few values, in their order. */
  | { kind: 'selection'; options: Literal[] };

/** A prop of a component, or a field of an interface, that a prop playground lets users set. */
export type PropControl = ControlKind & {
  name: string;
  /** What the package does without the prop; absent where the declaration does not say it as a value. */
  default?: PropValue;
  /** What the code of the playground begins with; absent where it leaves the prop out. */
  initial?: PropValue;
  /** From where to where the slider of a number goes; absent where it has none. */
  range?: NumberRange;
  /** Address of the row of the API, with language prefix. */
  href: string;
  /** HTML; absent where the package says nothing. */
  description?: string;
};

/** Controls whose values go to one place of the code. */
export interface ControlGroup {
  /** The parameter of the playground that takes the values: `chart`. */
  name: string;
  /** The component or interface: `BarChart`. */
  of: string;
  /** In the language of the page. */
  title: string;
  controls: PropControl[];
}

/** A component, what can be set of it, and its code. */
export interface PropPlayground {
  groups: ControlGroup[];
  code: CodeTemplate;
  /** Whether the code would be another with another date library: it has Day.js, whatever users chose. */
  hasDates?: true;
}

/** What the user set, by group and prop: `chart.layout`. `null` stands for a prop that the user took away. */
export type PropValues = Readonly<Record<string, PropValue | null>>;

/** `('chart', 'layout') -> 'chart.layout'` */
export function getControlKey(group: string, name: string): string {
  return `${group}.${name}`;
}

/** What a value of a date or a time is parsed from; undefined for other kinds. */
export function getDateText({ kind }: Pick<ControlKind, 'kind'>, value: PropValue): string | undefined {
  if (kind === 'date') {
    return String(value);
  }
  return kind === 'time' ? `2026-01-01T${String(value)}` : undefined;
}

/** Whether a value of a control is a date of a library. */
export function hasDateValue({ kind }: Pick<ControlKind, 'kind'>): boolean {
  return kind === 'date' || kind === 'time';
}

/** Whether two values are the same; lists by their items. */
export function isSameValue(one: PropValue | null | undefined, other: PropValue | null | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The value of a control: what the user set, else what the code begins with; undefined where neither says it. */
export function getValue(group: string, control: PropControl, values: PropValues): PropValue | undefined {
  const set = values[getControlKey(group, control.name)];
  return set === undefined ? control.initial : (set ?? undefined);
}

/**
 * Sets one value.
 *
 * @param value undefined takes the prop away
 * @returns only what differs from what the code begins with
 */
export function setValue(
  values: PropValues,
  group: string,
  control: PropControl,
  value: PropValue | undefined,
): PropValues {
  const key = getControlKey(group, control.name);
  const { [key]: _, ...others } = values;
  const isDefault = isSameValue(value, control.default);
  const next = isDefault && !isSameValue(value, control.initial) ? undefined : value;
  return isSameValue(next, control.initial) ? others : { ...others, [key]: next ?? null };
}

/** The props that the code has of a group, in the order of its controls: those that differ from their defaults. */
export function listSetProps(
  { name, controls }: ControlGroup,
  values: PropValues,
): { control: PropControl; value: PropValue }[] {
  return controls.flatMap((control) => {
    const value = getValue(name, control, values);
    return value === undefined || isSameValue(value, control.default) ? [] : [{ control, value }];
  });
}
