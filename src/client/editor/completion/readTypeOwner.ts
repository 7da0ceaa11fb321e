import type { SyntaxNode } from '@lezer/common';
import type { Owner } from './codeContext';
import { getInner, getText } from './codeNodes';

/** Types whose members, or those of whose elements, are those of their first argument. */
const STAND_INS = new Set(['Array', 'NonNullable', 'Partial', 'Readonly', 'ReadonlyArray', 'Required']);

/** Types that are around another one. */
const AROUND = /^(?:ArrayType|ParenthesizedType|ReadonlyType|TypeAnnotation)$/;

const NO_TYPE = /^(?:null|undefined)$/;

function readParts(type: SyntaxNode, code: string): Owner | undefined {
  for (let child = type.firstChild; child; child = child.nextSibling) {
    const owner = readTypeOwner(child, code);
    if (owner) {
      return owner;
    }
  }
  return undefined;
}

/** `DataGridProps['columns']` */
function readIndexed(type: SyntaxNode, code: string): Owner | undefined {
  const owner = type.firstChild ? readTypeOwner(type.firstChild, code) : undefined;
  const string = type.getChild('LiteralType')?.getChild('String');
  if (!owner || !string) {
    return undefined;
  }
  const { from, to } = getInner(string, code);
  return { ...owner, steps: [...owner.steps, code.slice(from, to)] };
}

/**
 * Reads what declares the members of a type that the code writes, or those of the elements of an array: `GridColDef<Row>[]`,
 * `Partial<BarSeries> | null`, `DataGridProps['columns']`. Of several types in a union, the first.
 */
export function readTypeOwner(type: SyntaxNode, code: string): Owner | undefined {
  if (type.name === 'TypeName') {
    const name = getText(type, code);
    return NO_TYPE.test(name) ? undefined : { kind: 'type', name, steps: [] };
  }
  if (type.name === 'ParameterizedType') {
    const name = type.getChild('TypeName');
    const args = type.getChild('TypeArgList');
    return name && args && STAND_INS.has(getText(name, code)) ? readParts(args, code) : readParts(type, code);
  }
  if (type.name === 'IndexedType') {
    return readIndexed(type, code);
  }
  return AROUND.test(type.name) || type.name === 'UnionType' ? readParts(type, code) : undefined;
}
