import type { NamedType } from '../../shared/api/namedType';
import type { TypeText } from '../../shared/api/typeText';
import { splitTypeText } from '../api/splitTypeText';

/** Types that stand for the strings in their first argument, or for what a theme adds to them. */
const WRAPPER = /^(?:OverridableStringUnion|ResponsiveStyleValue)<(.+)>$/s;

/** A name that stands for a name that stands for …: declarations of the packages need two. */
const MOST_STEPS = 4;

function readPart(
  part: string,
  types: Readonly<Record<string, string>>,
  named: ReadonlyMap<string, NamedType>,
  steps: number,
): string[] {
  const [, literal] = /^'([^'\\]*)'$/.exec(part) ?? [];
  if (literal !== undefined) {
    return [literal];
  }
  const [, wrapped] = WRAPPER.exec(part) ?? [];
  if (wrapped !== undefined) {
    const [first = ''] = splitTypeText(wrapped, ', ');
    return splitTypeText(first, ' | ').flatMap((inner) => readPart(inner, types, named, steps));
  }
  const type = named.get(types[part] ?? '');
  return type?.kind === 'alias' && type.declaration && steps > 0
    ? readStrings(type.declaration, named, steps - 1)
    : [];
}

function readStrings(type: TypeText, named: ReadonlyMap<string, NamedType>, steps: number): string[] {
  return splitTypeText(type.full ?? type.text, ' | ').flatMap((part) =>
    readPart(part.trim(), type.types ?? {}, named, steps),
  );
}

/**
 * Lists the strings that a type allows by name: `'start' | 'end' | false` -> `['start', 'end']`. Other types have none.
 *
 * @param named the types that it may mention, by id
 */
export function readValues(type: TypeText, named: ReadonlyMap<string, NamedType>): string[] {
  return [...new Set(readStrings(type, named, MOST_STEPS))];
}
