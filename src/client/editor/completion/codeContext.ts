import type { SyntaxNode, Tree } from '@lezer/common';

/** What the user writes at a place of the code, with the range that a completion replaces. */
export type CodeContext =
  | PropContext
  | { kind: 'value'; from: number; to: number; tag: string; prop: string }
  | { kind: 'export'; from: number; to: number; specifier: string; taken: string[] }
  | { kind: 'specifier'; from: number; to: number };

export interface PropContext {
  kind: 'prop';
  from: number;
  to: number;
  /** The component, as the code calls it: `BarChart`, `Charts.BarChart`. */
  tag: string;
  /** Its other props. */
  taken: string[];
  /** An equals sign follows. */
  hasValue: boolean;
}

const TAG = /^JSX(?:Open|SelfClosing)Tag$/;
const TAG_NAME = /^JSX(?:Identifier|MemberExpression)$/;
const IMPORTED_NAME = /^Variable(?:Name|Definition)$/;

/** What may be around a string that becomes the value of a prop: `{isWide ? 'a' : 'b'}` */
const CHOICE = /^(?:ConditionalExpression|ParenthesizedExpression|BinaryExpression)$/;

function getText(node: SyntaxNode, code: string): string {
  return code.slice(node.from, node.to);
}

function findParent(node: SyntaxNode, name: string | RegExp): SyntaxNode | undefined {
  let found: SyntaxNode | null = node;
  while (found && !(typeof name === 'string' ? found.name === name : name.test(found.name))) {
    found = found.parent;
  }
  return found ?? undefined;
}

function readTagName(tag: SyntaxNode, code: string): { text: string; to: number } | undefined {
  for (let child = tag.firstChild; child; child = child.nextSibling) {
    if (TAG_NAME.test(child.name)) {
      return { text: getText(child, code), to: child.to };
    }
  }
  return undefined;
}

function readPropName(attribute: SyntaxNode, code: string): string | undefined {
  const name = attribute.getChild('JSXIdentifier');
  return name ? getText(name, code) : undefined;
}

/** The range between quotes; a string that does not end yet goes to its end. */
function getInner(string: SyntaxNode, code: string): { from: number; to: number } {
  const isClosed = string.to - string.from > 1 && code[string.to - 1] === code[string.from];
  return { from: string.from + 1, to: isClosed ? string.to - 1 : string.to };
}

function readProp(tag: SyntaxNode, code: string, range: PropContext): PropContext | undefined {
  const name = readTagName(tag, code);
  if (!name || range.from <= name.to) {
    return undefined;
  }
  const others = tag.getChildren('JSXAttribute').filter(({ from }) => from !== range.from);
  return { ...range, tag: name.text, taken: others.flatMap((other) => readPropName(other, code) ?? []) };
}

function readPropContext(node: SyntaxNode, code: string, position: number): PropContext | undefined {
  const context: PropContext = {
    kind: 'prop',
    from: position,
    to: position,
    tag: '',
    taken: [],
    hasValue: false,
  };
  if (node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute' && !node.prevSibling) {
    const { from, to, parent } = node;
    const tag = findParent(parent, TAG);
    return tag && readProp(tag, code, { ...context, from, to, hasValue: parent.getChild('Equals') !== null });
  }
  return TAG.test(node.name) && /\s/.test(code[position - 1] ?? '')
    ? readProp(node, code, context)
    : undefined;
}

function readValueContext(node: SyntaxNode, code: string, position: number): CodeContext | undefined {
  const { from, to } = getInner(node, code);
  let holder: SyntaxNode | null = node.parent;
  while (holder && CHOICE.test(holder.name)) {
    holder = holder.parent;
  }
  const attribute = holder?.name === 'JSXEscape' ? holder.parent : holder;
  const tag = attribute?.name === 'JSXAttribute' ? findParent(attribute, TAG) : undefined;
  const prop = tag && readPropName(attribute!, code);
  const name = tag && readTagName(tag, code);
  return prop && name && position >= from && position <= to
    ? { kind: 'value', from, to, tag: name.text, prop }
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
  return readPropContext(node, code, position) ?? readExportContext(node, code, position);
}
