import type { SyntaxNode } from '@lezer/common';

export const TAG = /^JSX(?:Open|SelfClosing)Tag$/;

const TAG_NAME = /^JSX(?:Identifier|MemberExpression)$/;

/** What may be around a value without changing whose value it is: `{isWide ? 'a' : 'b'}`, `(x ?? y) as const` */
export const CHOICE = /^(?:ConditionalExpression|ParenthesizedExpression|BinaryExpression)$/;

export function getText(node: SyntaxNode, code: string): string {
  return code.slice(node.from, node.to);
}

export function findParent(node: SyntaxNode, name: string | RegExp): SyntaxNode | undefined {
  let found: SyntaxNode | null = node;
  while (found && !(typeof name === 'string' ? found.name === name : name.test(found.name))) {
    found = found.parent;
  }
  return found ?? undefined;
}

export function readTagName(tag: SyntaxNode, code: string): { text: string; to: number } | undefined {
  for (let child = tag.firstChild; child; child = child.nextSibling) {
    if (TAG_NAME.test(child.name)) {
      return { text: getText(child, code), to: child.to };
    }
  }
  return undefined;
}

export function readPropName(attribute: SyntaxNode, code: string): string | undefined {
  const name = attribute.getChild('JSXIdentifier');
  return name ? getText(name, code) : undefined;
}

/** The range between quotes; a string that does not end yet goes to its end. */
export function getInner(string: SyntaxNode, code: string): { from: number; to: number } {
  const isClosed = string.to - string.from > 1 && code[string.to - 1] === code[string.from];
  return { from: string.from + 1, to: isClosed ? string.to - 1 : string.to };
}

/** The name that a member of an object has; none where it is computed. */
export function readMemberName(property: SyntaxNode, code: string): string | undefined {
  const string = property.firstChild?.name === 'String' ? property.firstChild : undefined;
  if (string) {
    const { from, to } = getInner(string, code);
    return code.slice(from, to);
  }
  const name = property.getChild('PropertyDefinition');
  return name ? getText(name, code) : undefined;
}
