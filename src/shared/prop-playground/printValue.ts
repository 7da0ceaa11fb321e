import type { CodeToken } from './codeTemplate';
import {
  getDateText,
  hasDateValue,
  type ControlKind,
  type Literal,
  type PropControl,
  type PropValue,
} from './propPlayground';

/** How long a line of code may be. */
export const PRINT_WIDTH = 110;

const STRING = 'ts';
const CONSTANT = 'tc';
const OPERATOR = 'tk';
const NAME = 'tf';

/** `"it's"`, `'a'`: in the quotes that need the fewest backslashes, single ones by preference. */
function quote(text: string): string {
  const count = (character: string) => text.split(character).length - 1;
  const mark = count("'") > count('"') ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    // Line ends in the sense of JavaScript that JSON leaves alone.
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return mark + escaped.replaceAll(mark, `\\${mark}`) + mark;
}

/** `1e+21 -> '1e21'` */
function printNumber(value: number): string {
  return String(value).replace('e+', 'e');
}

function printLiteral(value: Literal): CodeToken[] {
  if (typeof value === 'string') {
    return [[quote(value), STRING]];
  }
  if (typeof value === 'boolean') {
    return [[String(value), CONSTANT]];
  }
  return value < 0
    ? [
        ['-', OPERATOR],
        [printNumber(-value), CONSTANT],
      ]
    : [[printNumber(value), CONSTANT]];
}

function getLength(tokens: readonly CodeToken[]): number {
  return tokens.reduce((length, [text]) => length + text.length, 0);
}

/** Items of a list on lines of their own; numbers fill their lines. */
function breakList(items: CodeToken[][], indent: number, fillsLines: boolean): CodeToken[] {
  const start = `\n${' '.repeat(indent + 2)}`;
  const tokens: CodeToken[] = [];
  let column = Infinity;
  for (const item of items) {
    const length = getLength(item) + 1;
    if (fillsLines && column + 1 + length <= PRINT_WIDTH) {
      tokens.push([' '], ...item, [',']);
      column += 1 + length;
    } else {
      tokens.push([start], ...item, [',']);
      column = indent + 2 + length;
    }
  }
  return [['['], ...tokens, [`\n${' '.repeat(indent)}]`]];
}

interface Place {
  /** Columns that the line has before the value. */
  column: number;
  /** Columns that it has after the value. */
  rest: number;
  /** How far the line is from the edge. */
  indent: number;
}

/** What a value is printed with. */
interface ValueOptions {
  /** The indent of the line that the prop has for itself; absent where it is in one line with others. */
  indent?: number;
}

/** A value as an expression; a list that does not fit in its place gets several lines. */
function printExpression(kind: ControlKind, value: PropValue, place?: Place): CodeToken[] {
  const date = getDateText(kind, value);
  if (date !== undefined) {
    return [['dayjs', NAME], ['('], ...printLiteral(date), [')']];
  }
  if (typeof value !== 'object') {
    return printLiteral(value);
  }
  const items = value.map(printLiteral);
  const line: CodeToken[] = [
    ['['],
    ...items.flatMap((item, index): CodeToken[] => (index === 0 ? item : [[', '], ...item])),
    [']'],
  ];
  const isTooLong = place && place.column + getLength(line) + place.rest > PRINT_WIDTH;
  return isTooLong
    ? breakList(
        items,
        place.indent,
        value.every((item) => typeof item === 'number'),
      )
    : line;
}

/** A text that JSX takes between quotes as it is. */
function isPlainAttribute(text: string): boolean {
  return !/["\\&\n\r\u2028\u2029]/.test(text) && text === quote(text).slice(1, -1).replaceAll("\\'", "'");
}

/** A prop as an attribute of an element: `borderRadius={8}`, `hideLegend`, `layout="horizontal"`. */
export function printAttribute(
  control: PropControl,
  value: PropValue,
  { indent }: ValueOptions,
): CodeToken[] {
  const { name } = control;
  if (value === true) {
    return [[name, NAME]];
  }
  const start: CodeToken[] = [
    [name, NAME],
    ['=', OPERATOR],
  ];
  if (typeof value === 'string' && !hasDateValue(control) && isPlainAttribute(value)) {
    return [...start, [`"${value}"`, STRING]];
  }
  const place = indent === undefined ? undefined : { column: indent + name.length + 2, rest: 1, indent };
  return [...start, ['{'], ...printExpression(control, value, place), ['}']];
}

/** A prop as a property of an object, on a line of its own: `innerRadius: 40,`. */
export function printProperty(
  control: PropControl,
  value: PropValue,
  { indent }: Required<ValueOptions>,
): CodeToken[] {
  const { name } = control;
  const place = { column: indent + name.length + 2, rest: 1, indent };
  return [[name], [': ', OPERATOR], ...printExpression(control, value, place), [',']];
}
