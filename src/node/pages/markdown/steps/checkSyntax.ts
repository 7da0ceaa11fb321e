import { distance } from 'fastest-levenshtein';
import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNearest } from '../../../base/problems/findNearest';
import { DIRECTIVES } from '../../directives';
import { isDirective, type DirectiveNode } from '../../directives/directive';
import type { CompileContext } from '../compileContext';

const ALL_EXAMPLES = [...DIRECTIVES.values()].map((rule) => rule.example).join('  ');

function suggestDirective(name: string): string {
  const nearest = findNearest(name, DIRECTIVES.keys())!;
  return distance(nearest, name) <= 2
    ? `Did you mean \`${DIRECTIVES.get(nearest)!.example}\`?`
    : `Known are ${ALL_EXAMPLES}.`;
}

function checkDirective(node: DirectiveNode, parent: Parent | undefined, context: CompileContext): void {
  const rule = DIRECTIVES.get(node.name);
  if (!rule) {
    const literal = node.type === 'textDirective' ? ` For a literal colon write \`\\:${node.name}\`.` : '';
    context.report(node, `Unknown directive \`${node.name}\`. ${suggestDirective(node.name)}${literal}`);
    return;
  }
  if (rule.type !== node.type) {
    context.report(node, `The directive \`${node.name}\` is written \`${rule.example}\`.`);
    return;
  }
  const attributes = node.attributes ?? {};
  const known = rule.attributes ?? {};
  for (const name of Object.keys(attributes)) {
    if (!Object.hasOwn(known, name)) {
      const names = Object.keys(known).join(', ') || 'none';
      context.report(node, `Unknown attribute \`${name}\` of \`${node.name}\`. Known: ${names}.`);
    }
  }
  for (const [name, need] of Object.entries(known)) {
    const value = attributes[name];
    if (need === 'required' && !value) {
      context.report(node, `\`${node.name}\` needs the attribute \`${name}\`: \`${rule.example}\`.`);
    } else if (typeof need === 'object' && typeof value === 'string' && !Object.hasOwn(need, value)) {
      const uses = Object.entries(need).map(
        ([allowed, use]) => `\`${name}="${allowed}"\`${use && ` ${use}`}`,
      );
      const message = `Unknown \`${name}="${value}"\`. Write ${uses.join(', ')}, or leave it out.`;
      context.report(node, message);
    }
  }
  if (rule.createBlock && parent?.type !== 'root') {
    context.report(
      node,
      `\`::${node.name}\` must be on a line of its own, outside lists, quotes and callouts.`,
    );
  }
}

/** Reports what may not be in a page: raw HTML, unknown directives, wrong attributes, columns without a name, empty cells. */
export function checkSyntax(tree: Root, context: CompileContext): void {
  visit(tree, (node, _index, parent) => {
    if (node.type === 'html') {
      const isComment = node.value.startsWith('<!--');
      const remedy = isComment
        ? 'Delete the comment.'
        : 'Write it in markdown, or as code between backticks.';
      context.report(node, `Raw HTML is not allowed: \`${node.value.split('\n')[0]}\`. ${remedy}`);
    } else if (node.type === 'footnoteDefinition') {
      context.report(node, 'A page has no footnotes. Write the note into the text, or as a callout.');
    } else if (node.type === 'image' || node.type === 'imageReference') {
      context.report(node, 'A page shows no pictures. Show the thing itself in a demo, or say it.');
    } else if (node.type === 'table') {
      const nameless = node.children[0]?.children.find((cell) => cell.children.length === 0);
      if (nameless) {
        context.report(nameless, 'A column has no name. Write one: screen users say it with each cell.');
      }
      for (const row of node.children.slice(1)) {
        const column = row.children.findIndex((cell) => cell.children.length === 0);
        if (column !== -1) {
          context.report(
            row,
            `The row has nothing in column ${column + 1}. Write what holds there, such as “None”, or one column less.`,
          );
        }
      }
    } else if (isDirective(node)) {
      checkDirective(node, parent, context);
    } else if (node.type === 'paragraph') {
      const [first] = node.children;
      if (first?.type === 'text' && /^(import|export) .+ from ['"]/.test(first.value)) {
        context.report(
          node,
          'A page imports nothing. Use `::demo{src="Name.tsx"}`, or put the line in a fence.',
        );
      }
    }
  });
}
