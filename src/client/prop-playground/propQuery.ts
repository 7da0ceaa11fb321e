import {
  getControlKey,
  isSameValue,
  setValue,
  type ControlGroup,
  type ControlKind,
  type Literal,
  type PropControl,
  type PropValue,
  type PropValues,
} from '../../shared/prop-playground/propPlayground';

/** No number of a link is larger: a chart of a million pixels would stop the browser. */
const MAX_NUMBER = 10_000;

/** No text of a link is longer. */
const MAX_TEXT = 200;

/** No list of a link has more items. */
const MAX_ITEMS = 20;

/** `'80'` -> 80; undefined for anything but a number of reasonable size. */
function parseNumber(text: string): number | undefined {
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : NaN;
  return Math.abs(value) <= MAX_NUMBER ? value : undefined;
}

/** `'2026-03-02'`; undefined for anything but a day of the calendar. */
function parseDay(text: string): string | undefined {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** `'09:30'`; undefined for anything but a time of a day. */
function parseTime(text: string): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
}

/** `'#1976D2' -> '#1976d2'`; undefined for anything else. */
function parseColor(text: string): string | undefined {
  const color = text.toLowerCase();
  return /^#[\da-f]{6}$/.test(color) ? color : undefined;
}

function parseText(text: string): string | undefined {
  return text.length > 0 && text.length <= MAX_TEXT ? text : undefined;
}

function findOption(options: readonly Literal[], text: string): Literal | undefined {
  return options.find((option) => String(option) === text);
}

/** The values of a list; undefined where one is none. */
function parseItems(
  texts: readonly string[],
  parse: (text: string) => Literal | undefined,
): string[] | number[] | undefined {
  const items = texts.map(parse);
  const isComplete = items.length <= MAX_ITEMS && items.every((item) => item !== undefined);
  return isComplete ? (items as string[] | number[]) : undefined;
}

const ITEM_PARSERS = { text: parseText, number: parseNumber, color: parseColor };

/**
 * Reads a value that comes from outside.
 *
 * @param texts one, or the items of a list
 * @returns undefined for what the control cannot show
 */
export function parseValue(kind: ControlKind, texts: readonly string[]): PropValue | undefined {
  const [text = ''] = texts;
  switch (kind.kind) {
    case 'switch':
      return findOption([true, false], text);
    case 'choice':
      return findOption(kind.options, text);
    case 'number':
      return parseNumber(text);
    case 'size':
      return parseNumber(text) ?? (kind.options ? findOption(kind.options, text) : parseText(text));
    case 'text':
      return parseText(text);
    case 'color':
      return parseColor(text);
    case 'date':
      return parseDay(text);
    case 'time':
      return parseTime(text);
    case 'list':
      return parseItems(texts, ITEM_PARSERS[kind.of]);
    case 'selection':
      return parseItems(texts, (item) => findOption(kind.options, item));
  }
}

function listControls(groups: readonly ControlGroup[]): { group: string; control: PropControl }[] {
  return groups.flatMap(({ name, controls }) => controls.map((control) => ({ group: name, control })));
}

/** `('MonthlyBars', 'chart.layout') -> 'MonthlyBars.chart.layout'` */
function getParameter(playground: string, key: string): string {
  return `${playground}.${key}`;
}

/**
 * Writes what the user set into a query: `?MonthlyBars.chart.layout=horizontal`. A prop without a value was taken away.
 *
 * @param query with other parameters, which stay
 */
export function writePropQuery(
  query: string,
  playground: string,
  groups: readonly ControlGroup[],
  values: PropValues,
): string {
  const parameters = new URLSearchParams(query);
  for (const { group, control } of listControls(groups)) {
    const key = getControlKey(group, control.name);
    const parameter = getParameter(playground, key);
    parameters.delete(parameter);
    const value = values[key];
    if (value !== undefined) {
      const texts = typeof value === 'object' && value !== null ? value.map(String) : [String(value ?? '')];
      texts.forEach((text) => parameters.append(parameter, text));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Reads the query of a shared link. It comes from outside: what no control can show is left out. */
export function readPropQuery(
  query: string,
  playground: string,
  groups: readonly ControlGroup[],
): PropValues {
  const parameters = new URLSearchParams(query);
  let values: PropValues = {};
  for (const { group, control } of listControls(groups)) {
    const texts = parameters.getAll(getParameter(playground, getControlKey(group, control.name)));
    if (texts.length > 0) {
      const isTakenAway = isSameValue(texts, ['']);
      const value = isTakenAway ? undefined : parseValue(control, texts);
      if (isTakenAway || value !== undefined) {
        values = setValue(values, group, control, value);
      }
    }
  }
  return values;
}
