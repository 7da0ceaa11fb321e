import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { DIRECTIVES } from '../directives';
import { isDetailsEnd } from '../directives/details';

/** A piece of prose: a paragraph, the paragraph of a list or callout, a cell of a table, a heading. */
export interface ProseBlock {
  kind: 'text' | 'cell' | 'heading';
  /** As markdown, without line breaks: `` Set `rows`, see [Rows](…). `` */
  markdown: string;
  /** What a user reads; code is one word. */
  text: string;
  isInDetails: boolean;
  /** The line of a position in `markdown`. */
  getLine: (index: number) => number;
}

interface PageBlocks {
  prose: ProseBlock[];
  /** Numbers of demos, those that galleries have pictures of among them, and of fences. */
  demos: number;
  snippets: number;
}

/** Stands for a piece of code in the text that a user reads: one word. */
const CODE = 'x';

/** A node in a block, with the markdown around what it contains. */
function writeNode(
  node: Nodes,
  write: (markdown: string, text: string, line: number | undefined) => void,
): void {
  const line = node.position?.start.line;
  if (node.type === 'text') {
    let next = line;
    for (const part of node.value.split(/(\n)/)) {
      write(part.replace('\n', ' '), part.replace('\n', ' '), next);
      next = part === '\n' && next !== undefined ? next + 1 : next;
    }
  } else if (node.type === 'inlineCode') {
    write(`\`${node.value.replaceAll('\n', ' ')}\``, CODE, line);
  } else if (node.type === 'textDirective') {
    write(`:${node.name}[${toString(node)}]`, CODE, line);
  } else if (node.type === 'link') {
    write('[', '', line);
    node.children.forEach((child) => writeNode(child, write));
    write('](…)', '', line);
  } else if (node.type === 'strong') {
    write('**', '', line);
    node.children.forEach((child) => writeNode(child, write));
    write('**', '', line);
  } else if ('children' in node) {
    node.children.forEach((child) => writeNode(child, write));
  }
}

function readProse(node: Nodes, kind: ProseBlock['kind'], isInDetails: boolean): ProseBlock {
  let markdown = '';
  let text = '';
  const lines: { start: number; line: number }[] = [];
  writeNode(node, (part, read, line) => {
    if (line !== undefined) {
      lines.push({ start: markdown.length, line });
    }
    markdown += part;
    text += read;
  });
  const first = node.position?.start.line ?? 1;
  const getLine = (index: number) => lines.findLast(({ start }) => start <= index)?.line ?? first;
  return { kind, markdown, text, isInDetails, getLine };
}

function isTitleOfDetails(node: RootContent): node is Heading {
  return node.type === 'heading' && node.data?.details !== undefined;
}

/** Reads what a page consists of, from the tree that `parsePage` makes. */
export function readBlocks(tree: Root): PageBlocks {
  const blocks: PageBlocks = { prose: [], demos: 0, snippets: 0 };
  let isInDetails = false;
  const read = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const kind = node.type === 'paragraph' ? 'text' : node.type === 'heading' ? 'heading' : 'cell';
      blocks.prose.push(readProse(node, kind, isInDetails));
    } else if (node.type === 'leafDirective') {
      blocks.demos += DIRECTIVES.get(node.name)?.shows ? 1 : 0;
    } else if (node.type === 'containerDirective' && node.name === 'gallery') {
      // Each entry has the picture of a demo above it.
      visit(node, 'paragraph', (entry) => {
        blocks.prose.push(readProse(entry, 'cell', isInDetails));
        blocks.demos += 1;
      });
    } else if (node.type === 'code') {
      blocks.snippets += 1;
    } else if ('children' in node) {
      node.children.forEach(read);
    }
  };
  for (const node of tree.children) {
    if (isTitleOfDetails(node)) {
      isInDetails = true;
    }
    read(node);
    if (isDetailsEnd(node)) {
      isInDetails = false;
    }
  }
  return blocks;
}
