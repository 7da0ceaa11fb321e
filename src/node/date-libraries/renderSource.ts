import ts from 'typescript';

/** Marks the place of a statement that is gone. */
export const REMOVED = '\u0000';

type Render = (child: ts.Node) => string;

function renderFrom(node: ts.Node, start: number, source: ts.SourceFile, render: Render): string {
  let text = '';
  let end = start;
  ts.forEachChild(node, (child) => {
    const childStart = child.getStart(source);
    if (child.end > childStart && childStart >= end) {
      text += source.text.slice(end, childStart) + render(child);
      end = child.end;
    }
  });
  return text + source.text.slice(end, node.end);
}

/** The text of a node with other texts for its children; what is between them stays as it is. */
export function renderChildren(node: ts.Node, source: ts.SourceFile, render: Render): string {
  return renderFrom(node, node.getStart(source), source, render);
}

/** What follows the first expression of a node: `(value)` of `format(value)`. */
export function renderTail(
  node: ts.Node & { expression: ts.Expression },
  source: ts.SourceFile,
  render: Render,
): string {
  return renderFrom(node, node.expression.end, source, render);
}

/** Takes out the lines of statements that are gone. */
export function dropRemoved(text: string): string {
  return text.replaceAll(/[ \t]*\0[ \t]*(\r?\n)?/g, '');
}
