import ts from 'typescript';
import { createTypeReader, type TypeReader } from '../../api/type-reader/createTypeReader';
import { getReferenceName, parseType, type ScopedType } from '../../api/type-reader/scopedType';
import type { ApiMember } from '../../api/types/apiMember';
import type { NamedType } from '../../api/types/namedType';
import {
  isSameValue,
  type ControlKind,
  type Literal,
  type PropValue,
} from '../../../shared/prop-playground/propPlayground';
import { PICKERS } from '../../base/packages/pickers';
import { parseExpression } from '../../base/code/parseExpression';
import { readLiteral } from './readLiteral';

/** What a type allows, as far as a control can set it. */
interface Allowed {
  literals: Literal[];
  hasBoolean?: boolean;
  hasNumber?: boolean;
  hasString?: boolean;
  hasDate?: boolean;
  /** What the items of a list may be. */
  items?: Allowed;
}

/** Types that hold a date, whatever the library of dates. */
const DATE_TYPES = new Set([PICKERS.dateType]);

/** What React renders, of which a text is the simplest. */
const TEXT_TYPES = new Set(['React.ReactNode', 'ReactNode']);

function join(one: Allowed, other: Allowed): Allowed {
  return {
    literals: [...one.literals, ...other.literals],
    hasBoolean: one.hasBoolean || other.hasBoolean,
    hasNumber: one.hasNumber || other.hasNumber,
    hasString: one.hasString || other.hasString,
    hasDate: one.hasDate || other.hasDate,
    items: one.items && other.items ? join(one.items, other.items) : (one.items ?? other.items),
  };
}

const NOTHING: Allowed = { literals: [] };

/** What a part of a union allows; nothing where it is an object, a function, or nothing is known of it. */
function readPart(part: ScopedType, reader: TypeReader): Allowed {
  const { node } = part;
  const item = reader.getItem(part);
  if (item) {
    return { literals: [], items: readType(item, reader) };
  }
  const held = reader.getHeld(part);
  if (held) {
    return readType(held, reader);
  }
  if (ts.isLiteralTypeNode(node)) {
    const literal = readLiteral(node.literal);
    return literal === undefined ? NOTHING : { literals: [literal as Literal] };
  }
  const name = getReferenceName(node) ?? '';
  return {
    literals: reader.listValues(part),
    hasBoolean: node.kind === ts.SyntaxKind.BooleanKeyword,
    hasNumber: node.kind === ts.SyntaxKind.NumberKeyword,
    hasString: node.kind === ts.SyntaxKind.StringKeyword || TEXT_TYPES.has(name),
    hasDate: DATE_TYPES.has(name),
  };
}

function readType(type: ScopedType, reader: TypeReader): Allowed {
  return reader
    .listParts(type)
    .map((part) => readPart(part, reader))
    .reduce(join, NOTHING);
}

/** A name that says that of its date only the time counts: `minTime`. */
function isTimeName(name: string): boolean {
  return name.endsWith('Time');
}

/** A name that says that its text is a color: `color`, `unknownColor`, `colors`. */
function isColorName(name: string): boolean {
  return /colors?$/i.test(name);
}

function chooseListKind({ literals, hasNumber, hasString }: Allowed, name: string): ControlKind | undefined {
  if (hasString) {
    return { kind: 'list', of: isColorName(name) ? 'color' : 'text' };
  }
  if (hasNumber) {
    return { kind: 'list', of: 'number' };
  }
  return literals.length > 0 ? { kind: 'selection', options: literals } : undefined;
}

function chooseKind(allowed: Allowed, name: string): ControlKind | undefined {
  const { literals, hasBoolean, hasNumber, hasString, hasDate, items } = allowed;
  if (hasDate) {
    return { kind: isTimeName(name) ? 'time' : 'date' };
  }
  if (hasString) {
    return hasNumber ? { kind: 'size' } : { kind: isColorName(name) ? 'color' : 'text' };
  }
  if (hasNumber) {
    const options = literals.filter((literal) => typeof literal === 'string');
    return options.length > 0 ? { kind: 'size', options } : { kind: 'number' };
  }
  if (literals.some((literal) => typeof literal !== 'boolean')) {
    return { kind: 'choice', options: [...new Set(hasBoolean ? [true, false, ...literals] : literals)] };
  }
  if (hasBoolean || literals.length > 0) {
    return { kind: 'switch' };
  }
  return items && chooseListKind(items, name);
}

/** Whether a control of this kind can show and set a value. */
export function acceptsValue(kind: ControlKind, value: PropValue): boolean {
  switch (kind.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return kind.options.some((option) => option === value);
    case 'number':
      return typeof value === 'number';
    case 'size':
      return (
        typeof value === 'number' || (typeof value === 'string' && (kind.options?.includes(value) ?? true))
      );
    case 'text':
      return typeof value === 'string';
    case 'color':
      return typeof value === 'string' && isHexColor(value);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    case 'time':
      return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
    case 'selection':
      return typeof value === 'object' && value.every((item) => kind.options.includes(item));
    case 'list':
      return typeof value === 'object' && value.every((item) => isListItem(kind.of, item));
  }
}

function isHexColor(value: Literal): boolean {
  return typeof value === 'string' && /^#[\da-f]{6}$/.test(value);
}

function isListItem(of: 'text' | 'number' | 'color', item: string | number): boolean {
  if (of === 'color') {
    return isHexColor(item);
  }
  return typeof item === (of === 'number' ? 'number' : 'string');
}

/** `'[25, 50, 100]' -> [25, 50, 100]`, `"'80%'" -> '80%'`; undefined for sentences and other code. */
function parseDefault(text: string): PropValue | undefined {
  const expression = parseExpression(text);
  return expression && readLiteral(expression);
}

/** The default of a control, as far as it is a value that the control can show. */
function readDefault(kind: ControlKind, text = ''): PropValue | undefined {
  const value = parseDefault(text);
  return value !== undefined && acceptsValue(kind, value) ? value : undefined;
}

/** The control with a default that its declaration does not state. With one, a boolean is on or off. */
export function addDefault(kind: ControlKind, value: PropValue): ControlKind & { default: PropValue } {
  const isBoolean = kind.kind === 'choice' && kind.options.every((option) => typeof option === 'boolean');
  return { ...(isBoolean && typeof value === 'boolean' ? { kind: 'switch' } : kind), default: value };
}

/** The control of a prop whose type is a type parameter: only the default says what it takes. */
function chooseKindByDefault(text = ''): ControlKind | undefined {
  return typeof parseDefault(text) === 'boolean' ? { kind: 'switch' } : undefined;
}

/**
 * The control that a type allows: booleans, unions of literals, numbers, texts, colors, dates, times, and lists of these. Of a
 * union the control sets the part that it can: `'value' | ((item) => string)` is a choice of one value.
 *
 * @param types every named type, by id
 * @returns the kind and the default; undefined for objects, functions and other types without a control
 */
export function typeToControl(
  { name, type, default: defaultText }: Pick<ApiMember, 'name' | 'type' | 'default'>,
  types: ReadonlyMap<string, NamedType>,
): (ControlKind & { default?: PropValue }) | undefined {
  const reader = createTypeReader({ named: types, closed: DATE_TYPES });
  const kind = chooseKind(readType(parseType(type), reader), name) ?? chooseKindByDefault(defaultText);
  if (!kind) {
    return undefined;
  }
  const value = readDefault(kind, defaultText);
  if (kind.kind === 'switch' && value === undefined) {
    // It is not documented whether it is on without the prop.
    return { kind: 'choice', options: [true, false] };
  }
  return isSameValue(value, undefined) ? kind : { ...kind, default: value! };
}
