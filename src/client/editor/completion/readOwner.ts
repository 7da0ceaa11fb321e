import type { SyntaxNode } from '@lezer/common';
import type { Owner } from './codeContext';
import { CHOICE, findParent, readMemberName, readPropName, readTagName, TAG } from './codeNodes';
import { readTypeOwner } from './readTypeOwner';

function readTagOwner(attribute: SyntaxNode, code: string): Owner | undefined {
  const tag = findParent(attribute, TAG);
  const name = tag && readTagName(tag, code);
  const prop = readPropName(attribute, code);
  return name && prop !== undefined ? { kind: 'tag', name: name.text, steps: [prop] } : undefined;
}

/** The type that the code gives to a value: `const columns: GridColDef[] = value`, `value satisfies GridColDef[]`. */
function findType(value: SyntaxNode, parent: SyntaxNode): SyntaxNode | undefined {
  if (parent.name === 'VariableDeclaration') {
    const equals = value.prevSibling;
    const annotation = equals?.name === 'Equals' ? equals.prevSibling : undefined;
    return annotation?.name === 'TypeAnnotation' ? annotation : undefined;
  }
  const operator = value.nextSibling;
  return operator?.name === 'satisfies' || operator?.name === 'as'
    ? (operator.nextSibling ?? undefined)
    : undefined;
}

/**
 * Finds what declares the members of a value, from where it stands: in a prop, in a constant with a type, or in an object or
 * array that stands there.
 *
 * @param value an object, or a string
 */
export function readOwner(value: SyntaxNode, code: string): Owner | undefined {
  const steps: string[] = [];
  for (let node: SyntaxNode = value; node.parent; node = node.parent) {
    const { parent } = node;
    const type = findType(node, parent);
    const owner =
      parent.name === 'JSXAttribute' ? readTagOwner(parent, code) : type && readTypeOwner(type, code);
    if (owner) {
      return { ...owner, steps: [...owner.steps, ...steps] };
    }
    if (parent.name === 'Property') {
      const name = readMemberName(parent, code);
      if (name !== undefined && node.prevSibling) {
        steps.unshift(name);
      } else if (!parent.getChild('Spread')) {
        return undefined;
      }
    } else if (!/^(?:Array|Object)Expression$|^JSXEscape$/.test(parent.name) && !CHOICE.test(parent.name)) {
      return undefined;
    }
  }
  return undefined;
}
