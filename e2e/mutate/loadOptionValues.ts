import { listMembers } from '../../src/node/api/apiLookup';
import { readApiIndex } from '../../src/node/api/apiFiles';
import { readAllTypes, readSymbols } from '../../src/node/api/readApiSymbols';
import type { NamedType } from '../../src/node/api/types/namedType';
import type { TypeText } from '../../src/node/api/types/typeText';
import type { OptionValues } from './listMutants';

/** `"'asc' | 'desc' | null" -> ['asc', 'desc']`; none of what is no union of literals. */
function readStrings(text: string): string[] {
  const parts = text.split(' | ').map((part) => part.trim());
  return parts.every((part) => /^('[^']*'|[a-z]+)$/.test(part))
    ? parts.flatMap((part) => (part.startsWith("'") ? [part.slice(1, -1)] : []))
    : [];
}

function readUnion(
  { text, full = text, types = {} }: TypeText,
  all: ReadonlyMap<string, NamedType>,
): string[] {
  const named = all.get(types[full] ?? '');
  return named ? (named.values ?? readStrings(named.declaration?.text ?? '')) : readStrings(full);
}

/** The options that the API of the packages names: props, and fields of interfaces and other types. */
export async function loadOptionValues(projectDirectory: string): Promise<OptionValues> {
  const index = await readApiIndex(projectDirectory);
  const [pages, types] = await Promise.all([
    readSymbols(index, projectDirectory),
    readAllTypes(projectDirectory),
  ]);
  const values = new Map<string, string[][]>();
  for (const { name, type } of [
    ...pages.flatMap(listMembers),
    ...[...types.values()].flatMap(({ members = [] }) => members),
  ]) {
    values.set(name, [...(values.get(name) ?? []), readUnion(type, types)]);
  }
  return values;
}
