import ts from 'typescript';

/** Marks the place of a statement that is gone. */
export const REMOVED = '\u0000';

export interface NodeRenderer {
  source: ts.SourceFile;
  render: (child: ts.Node) => string;
  /** The text between the children of a node: punctuation and comments. */
  renderBetween: (text: string, node: ts.Node) => string;
}

function renderFrom(node: ts.Node, start: number, { source, render, renderBetween }: NodeRenderer): string {
  let text = '';
  let end = start;
  ts.forEachChild(node, (child) => {
    const childStart = child.getStart(source);
    if (child.end > childStart && childStart >= end) {
      text += renderBetween(source.text.slice(end, childStart), node) + render(child);
      end = child.end;
    }
  });
  return text + renderBetween(source.text.slice(end, node.end), node);
}

/** The text of a node with other texts for its children; what is between them stays as it is. */
export function renderChildren(node: ts.Node, renderer: NodeRenderer): string {
  return renderFrom(node, node.getStart(renderer.source), renderer);
}

/** What follows the first expression of a node: `(value)` of `format(value)`. */
export function renderTail(node: ts.Node & { expression: ts.Expression }, renderer: NodeRenderer): string {
  return renderFrom(node, node.expression.end, renderer);
}

/** True where a comment of the one text is missing in the other. */
export function losesComment(before: string, after: string): boolean {
  const count = (text: string) => text.match(/\/[/*]/g)?.length ?? 0;
  return count(after) < count(before);
}

/** Takes out the lines of statements that are gone. */
export function dropRemoved(text: string): string {
  return text.replaceAll(/[ \t]*\0[ \t]*(\r?\n)?/g, '');
}
