import ts from 'typescript';
import { shortenType } from '../../api/shortenType';
import { wrapType } from '../../api/splitTypeText';
import type { TypeReader } from '../../api/type-reader/createTypeReader';
import { getReferenceName, type ScopedType } from '../../api/type-reader/scopedType';

/** What `NonNullable` takes away. */
const MISSING = new Set(['null', 'undefined']);

function join(texts: readonly string[], separator: string): string {
  const different = [...new Set(texts)];
  return different.length === 1 ? different[0]! : different.map(wrapType).join(separator);
}

function printType(type: ScopedType, reader: TypeReader): string {
  const { node, params } = type;
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map((part) => printType({ ...type, node: part }, reader));
    return join(parts, ' & ');
  }
  const name = getReferenceName(node) ?? '';
  const isComputed = ts.isIndexedAccessTypeNode(node) || name === 'NonNullable' || params.has(name);
  const parts = isComputed ? reader.listParts(type) : [];
  const texts = parts
    .map((part) => part.node.getText())
    .filter((text) => name !== 'NonNullable' || !MISSING.has(text));
  return texts.length > 0 ? join(texts, ' | ') : node.getText();
}

/** Says types in the room that a tooltip has; of one that is computed, what it comes to: `Props['label']` -> `string`. */
export function printTypes(types: readonly ScopedType[], reader: TypeReader): string {
  return shortenType(
    join(
      types.map((type) => printType(type, reader)),
      ' | ',
    ),
  );
}
