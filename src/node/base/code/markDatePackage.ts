import type { Element, ElementContent } from 'hast';

/** The name of Day.js as a package, alone: not `dayjs-plugin`, not `@scope/dayjs`. */
const DATE_PACKAGE = /(?<=^|\s)dayjs(?=\s|$)/;

function markText(value: string): ElementContent[] {
  const at = DATE_PACKAGE.exec(value)?.index;
  if (at === undefined) {
    return [{ type: 'text', value }];
  }
  const mark: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['date-package'] },
    children: [{ type: 'text', value: 'dayjs' }],
  };
  const [before, after] = [value.slice(0, at), value.slice(at + 'dayjs'.length)];
  return [
    ...(before ? [{ type: 'text', value: before } as const] : []),
    mark,
    ...(after ? [{ type: 'text', value: after } as const] : []),
  ];
}

/** Marks the package `dayjs` in a command, in whose place the user's date library is shown. */
export function markDatePackage<Node extends ElementContent>(node: Node): Node {
  if (node.type !== 'element') {
    return node;
  }
  const children = node.children.flatMap((child) =>
    child.type === 'text' ? markText(child.value) : [markDatePackage(child)],
  );
  return { ...node, children };
}
