import type { SyntaxNode } from '@lezer/common';
import type { NameContext } from './codeContext';
import { readMemberName } from './codeNodes';
import { readOwner } from './readOwner';

const NAME = /^[\w$]*/;

/** What stands before the name of a member. */
const SEPARATOR = /^[{,]$/;

/** The object that a new member could begin in at a position. */
function findGap(node: SyntaxNode, position: number): SyntaxNode | undefined {
  const object = SEPARATOR.test(node.name) ? node.parent : node;
  if (object?.name !== 'ObjectExpression') {
    return undefined;
  }
  let before = object.childBefore(position);
  while (before && before.name.endsWith('Comment')) {
    before = before.prevSibling;
  }
  return before && before.to <= position && SEPARATOR.test(before.name) ? object : undefined;
}

/** Reads the name of a member that the user writes in an object. */
export function readMemberContext(node: SyntaxNode, code: string, position: number): NameContext | undefined {
  const isName = node.name === 'PropertyDefinition' && node.parent?.name === 'Property' && !node.prevSibling;
  const object = isName ? node.parent?.parent : findGap(node, position);
  const owner = object && readOwner(object, code);
  if (!owner) {
    return undefined;
  }
  const from = isName ? node.from : position;
  // Before another member, the parser takes both names for one that is broken: `ali field: 'a'`.
  const to = from + NAME.exec(code.slice(from))![0].length;
  const names = object.getChildren('Property').map((property) => ({
    name: readMemberName(property, code)
      ?.slice(property.from === from ? to - from : 0)
      .trim(),
  }));
  return position <= to
    ? {
        kind: 'member',
        from,
        to: isName ? to : position,
        owner,
        taken: names.flatMap(({ name }) => name || []),
        hasValue: /^\s*[:(]/.test(code.slice(to)),
      }
    : undefined;
}
