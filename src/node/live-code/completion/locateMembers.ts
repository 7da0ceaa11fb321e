import ts from 'typescript';
import { hashTexts } from '../../base/files/hash';
import type { TypeReader } from '../../api/type-reader/createTypeReader';
import {
  getReferenceName,
  getTypeArguments,
  getTypeKey,
  type ScopedType,
} from '../../api/type-reader/scopedType';

/** Longer ones belong to types that contain themselves with other arguments each time, and would never end. */
const MOST_KEY_LENGTH = 2000;

/** Below the folder of facts; names of components' files begin with a product. */
const TYPES = 'types';

/** A type that alone says which members another has. */
interface MemberSource {
  type: ScopedType;
  /** The other type requires none of them. */
  isPartial: boolean;
}

function findOnlySource(type: ScopedType, { getHeld, listMembers }: TypeReader): MemberSource | undefined {
  const { node } = type;
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map((part) => ({ ...type, node: part }));
    const [source, ...others] = parts.filter((part) => listMembers(part).length > 0);
    return source && others.length === 0 ? { type: source, isPartial: false } : undefined;
  }
  const [argument] = getTypeArguments(type);
  if (argument && getReferenceName(node) === 'Partial') {
    return { type: argument, isPartial: listMembers(argument).some(({ isRequired }) => isRequired) };
  }
  const held = getHeld(type);
  return held && { type: held, isPartial: false };
}

export interface LocatedMembers {
  /** Below the folder of facts. */
  file: string;
  /** The types that have the members; of `readonly BarSeries[] | null`, only `BarSeries`. */
  types: readonly ScopedType[];
  /** Whether none is required here, though the type requires some: `Partial<GridLocaleText>`. */
  isPartial: boolean;
}

/**
 * Finds the file for the members of a type. Types that have the same members for a plain reason share it:
 * `readonly BarSeries[]`, `Partial<BarSeries> | null`.
 *
 * @param propsFiles of the types whose members are those of a component, by id
 * @returns undefined where nothing is known of its members
 */
export function locateMembers(
  types: readonly ScopedType[],
  reader: TypeReader,
  propsFiles: ReadonlyMap<string, string>,
): LocatedMembers | undefined {
  const parts = types.flatMap(reader.listParts).filter((part) => reader.listMembers(part).length > 0);
  const [only, ...others] = parts;
  if (!only) {
    return undefined;
  }
  if (others.length === 0) {
    const source = findOnlySource(only, reader);
    if (source) {
      const located = locateMembers([source.type], reader, propsFiles);
      return located && { ...located, isPartial: located.isPartial || source.isPartial };
    }
    const declared = reader.findDeclaration(only);
    if (declared && getTypeArguments(only).length === 0) {
      const file = propsFiles.get(declared.id) ?? `${TYPES}/${declared.id}`;
      return { file, types: [only], isPartial: false };
    }
  }
  const key = parts.map(getTypeKey).join(' | ');
  return key.length <= MOST_KEY_LENGTH
    ? { file: `${TYPES}/${hashTexts(key)}`, types: parts, isPartial: false }
    : undefined;
}
