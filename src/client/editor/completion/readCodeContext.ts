import type { SyntaxNode, Tree } from '@lezer/common';
import type { CodeContext, NameContext } from './codeContext';
import { CHOICE, findParent, getInner, getText, readPropName, readTagName, TAG } from './codeNodes';
import { readMemberContext } from './readMemberContext';
import { readOwner } from './readOwner';

const IMPORTED_NAME = /^Variable(?:Name|Definition)$/;

type PropRange = Pick<NameContext, 'from' | 'to' | 'hasValue'>;

function readProp(tag: SyntaxNode, code: string, range: PropRange): NameContext | undefined {
  const name = readTagName(tag, code);
  if (!name || range.from <= name.to) {
    return undefined;
  }
  const others = tag.getChildren('JSXAttribute').filter(({ from }) => from !== range.from);
  return {
    kind: 'prop',
    ...range,
    owner: { kind: 'tag', name: name.text, steps: [] },
    taken: others.flatMap((other) => readPropName(other, code) ?? []),
  };
}

function readPropContext(node: SyntaxNode, code: string, position: number): NameContext | undefined {
  if (node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute' && !node.prevSibling) {
    const { from, to, parent } = node;
    const tag = findParent(parent, TAG);
    return tag && readProp(tag, code, { from, to, hasValue: parent.getChild('Equals') !== null });
  }
  return TAG.test(node.name) && /\s/.test(code[position - 1] ?? '')
    ? readProp(node, code, { from: position, to: position, hasValue: false })
    : undefined;
}

function readValueContext(node: SyntaxNode, code: string, position: number): CodeContext | undefined {
  const { from, to } = getInner(node, code);
  let value = node;
  while (value.parent && CHOICE.test(value.parent.name)) {
    value = value.parent;
  }
  // The strings of a list are not what its prop or member can be.
  const owner = value.parent?.name === 'ArrayExpression' ? undefined : readOwner(node, code);
  const name = owner?.steps.at(-1);
  return owner && name !== undefined && position >= from && position <= to
    ? { kind: 'value', from, to, owner: { ...owner, steps: owner.steps.slice(0, -1) }, name }
    : undefined;
}

function readExportContext(node: SyntaxNode, code: string, position: number): CodeContext | undefined {
  const group = findParent(node, 'ImportGroup');
  const source = group?.parent?.getChild('String');
  if (!group || !source || position <= group.from || position === group.to) {
    return undefined;
  }
  const isName = IMPORTED_NAME.test(node.name);
  // What follows `as` is a name of the user's own.
  if (isName && node.prevSibling?.name === 'as') {
    return undefined;
  }
  const { from, to } = getInner(source, code);
  const names = [...group.getChildren('VariableName'), ...group.getChildren('VariableDefinition')];
  return {
    kind: 'export',
    from: isName ? node.from : position,
    to: isName ? node.to : position,
    specifier: code.slice(from, to),
    taken: names.filter((name) => name.from !== node.from).map((name) => getText(name, code)),
  };
}

/**
 * Finds what the user writes before a position of TypeScript or JavaScript with JSX.
 *
 * @param tree of the code; it may be broken
 * @returns undefined where nothing can be completed
 */
export function readCodeContext(tree: Tree, code: string, position: number): CodeContext | undefined {
  const node = tree.resolveInner(position, -1);
  if (node.name === 'JSXAttributeValue') {
    return readValueContext(node, code, position);
  }
  if (node.name === 'String') {
    const range = getInner(node, code);
    return node.parent?.name === 'ImportDeclaration' && position >= range.from && position <= range.to
      ? { kind: 'specifier', ...range }
      : readValueContext(node, code, position);
  }
  return (
    readPropContext(node, code, position) ??
    readMemberContext(node, code, position) ??
    readExportContext(node, code, position)
  );
}
