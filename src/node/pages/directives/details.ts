import type { Element, RootContent as HastContent } from 'hast';
import type { Heading, Parent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { DETAILS_TITLE_CLASS, type TocEntry } from '../../../shared/page/page';
import { createParagraph } from '../markdown/createNodes';
import { readLine } from '../markdown/readElements';
import type { Directive } from './directive';

/**
 * Details, `:::details[Title] … :::`: what one user in ten needs, closed. `{toc}` after the title lists them in the
 * contents of the page.
 */

declare module 'mdast' {
  interface HeadingData {
    /** Marks the title of details, for the contents list. */
    details?: TocEntry['details'];
  }
}

/** Stand for the ends of details between parsing and splitting; never in the page. */
const TITLE_TAG = 'details-title';
const END_TAG = 'details-end';

const EXAMPLE = '`:::details[Rows without an id]`';

type Report = (node: Node, message: string) => void;

function isDetails(node: Node): node is ContainerDirective {
  return node.type === 'containerDirective' && (node as ContainerDirective).name === 'details';
}

/** Whether the colons that end a block are there: without them it ends with what is around it. */
function isClosed({ position, children }: ContainerDirective): boolean {
  const last = children.at(-1)?.position?.end ?? { line: 0, column: 1 };
  // A block without an end goes on to the beginning of the line that ends the block around it.
  const lastLine = last.column > 1 ? last.line : last.line - 1;
  return position !== undefined && position.end.column > 3 && position.end.line > lastLine;
}

/** Whether something can only be below a block: a heading, details, and what has a line of its own below a callout. */
function isBeyond(node: Node, block: ContainerDirective): boolean {
  return node.type === 'heading' || isDetails(node) || (node.type === 'leafDirective' && !isDetails(block));
}

function findBeyond(block: ContainerDirective): number {
  return block.children.findIndex((child) => isBeyond(child, block));
}

/**
 * The blocks that are not closed. Where the colons of a block ended the one around it, which goes on through what cannot be in
 * it, that one is not closed.
 */
function findOpenBlocks(tree: Root): Set<ContainerDirective> {
  const open = new Set<ContainerDirective>();
  const robbed = new Set<Node>();
  visit(tree, 'containerDirective', (block) => {
    const last = block.children.at(-1);
    if (!isClosed(block) && !robbed.has(block)) {
      open.add(block);
    } else if (last?.type === 'containerDirective' && !isClosed(last) && findBeyond(block) !== -1) {
      open.add(block);
      robbed.add(last);
    }
  });
  return open;
}

/** Ends open blocks above what cannot be in them, so that nothing else is said of it. */
function endBlocks(parent: Parent, open: ReadonlySet<Node>): void {
  parent.children = parent.children.flatMap((node) => {
    if ('children' in node) {
      endBlocks(node, open);
    }
    const end = node.type === 'containerDirective' && open.has(node) ? findBeyond(node) : -1;
    return end === -1 ? [node] : [node, ...(node as ContainerDirective).children.splice(end)];
  });
}

function reportEnds(tree: Root, report: Report): void {
  const open = findOpenBlocks(tree);
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && open.has(node)) {
      report(
        node,
        `The block \`:::${node.name}\` is not closed. Write \`:::\` on the line below its content. A block with ` +
          `another one in it has more colons: \`::::details[…]\`, \`:::info\`, \`:::\`, \`::::\`.`,
      );
    } else if (node.type === 'text' && /^:{3,}$/m.test(node.value)) {
      report(
        node,
        'This `:::` closes nothing. A block with another one in it has more colons: `::::details[…]`, `:::info`, ' +
          '`:::`, `::::`.',
      );
    }
  });
  endBlocks(tree, open);
}

/** Details -> their title as a heading, their content, and their end. */
function unfold(block: ContainerDirective, report: Report): RootContent[] {
  const [first, ...others] = block.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const content = label ? others : block.children;
  if (!label) {
    report(block, `Details have no title. Write what they are about into brackets: ${EXAMPLE}.`);
    return content;
  }
  if (content.length === 0) {
    report(block, 'Details are empty. Write their content between `:::details[…]` and `:::`.');
  }
  if (block.attributes?.toc) {
    report(block, `Unknown \`toc="${block.attributes.toc}"\`. Write \`{toc}\` after the title.`);
  }
  visit(label, 'link', (link) => {
    report(link, 'The title of details opens them, so it contains no link. Put the link into their text.');
  });
  visit({ type: 'root', children: content }, 'heading', (heading) => {
    report(heading, 'Details contain no heading. Put it above them, or begin a paragraph in bold.');
  });
  const title: Heading = {
    type: 'heading',
    depth: 3,
    children: label.children,
    position: label.position,
    data: { hName: TITLE_TAG, details: block.attributes?.toc === undefined ? 'unlisted' : 'listed' },
  };
  const position = block.position && { start: block.position.end, end: block.position.end };
  return [title, ...content, { type: 'thematicBreak', position, data: { hName: END_TAG } }];
}

/**
 * Unfolds the details of a page, so that their title is a heading and demos in them are blocks as everywhere.
 * `splitBlocks` notes which blocks are in details.
 */
export function unfoldDetails(tree: Root, report: Report): void {
  reportEnds(tree, report);
  tree.children = tree.children.flatMap((node) => (isDetails(node) ? unfold(node, report) : [node]));
  visit(tree, isDetails, (node) => {
    report(node, 'Details are outside lists, quotes, callouts and other details. Move them below.');
  });
}

/** Where the content of details ends, in the tree of a page. */
export function isDetailsEnd(node: RootContent): boolean {
  return node.type === 'thematicBreak' && node.data?.hName === END_TAG;
}

/** The element of the title, in the HTML tree of a page. */
export function isTitle(node: HastContent): node is Element {
  return node.type === 'element' && node.tagName === TITLE_TAG;
}

/** The element that stands for the end of details. */
export function isEnd(node: HastContent): boolean {
  return node.type === 'element' && node.tagName === END_TAG;
}

/** Are a heading, content and an end by the time that a page is compiled. */
export const details: Directive<'containerDirective'> = {
  type: 'containerDirective',
  example: ':::details[Title] … :::',
  attributes: { toc: 'optional' },
  toMarkdown: () => ({
    [DETAILS_TITLE_CLASS]: (state, element) =>
      createParagraph({ type: 'strong', children: readLine(state, element) }),
  }),
};
