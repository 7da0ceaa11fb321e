import type { BlockContent, Blockquote, Heading, List, PhrasingContent } from 'mdast';
import { createList, createParagraph, createText, joinPhrases } from './createNodes';
import { getChildren, getElements, hasClass, isTag, type HtmlElement, type HtmlNode } from './htmlTree';
import { readApiRow } from './readApiRow';
import { readCodeBlock, readTabs } from './readCode';
import { isLeftOut, readLine, type CopyContext } from './readPhrasing';
import { readTable } from './readTable';

const BLOCK_TAGS =
  'aside blockquote caption dl div figure h2 h3 h4 h5 h6 hr nav ol p pre section table ul'.split(' ');

function isBlock(node: HtmlNode): node is HtmlElement {
  return isTag(node, ...BLOCK_TAGS) || hasClass(node, 'message-text');
}

/** A paragraph, unless there is nothing to say. */
function toParagraph(line: PhrasingContent[]): BlockContent[] {
  return line.length > 0 ? [createParagraph(...line)] : [];
}

/** The items of a list; a long one of the API stands in chunks. */
function listItems(element: HtmlElement): HtmlElement[] {
  return getElements(element).flatMap((child) => (hasClass(child, 'api-chunk') ? listItems(child) : [child]));
}

function readItem(element: HtmlElement, context: CopyContext): BlockContent[] {
  // A message is a row without facts.
  if (!hasClass(element, 'api-row') || hasClass(element, 'message')) {
    return readBlocks(getChildren(element), context);
  }
  const { line, rest } = readApiRow(element, context);
  return [...toParagraph(line), ...readBlocks(rest, context)];
}

function readList(element: HtmlElement, context: CopyContext): List {
  const list = createList(listItems(element).map((item) => readItem(item, context)));
  return element.name === 'ol' ? { ...list, ordered: true, start: Number(element.attribs.start ?? 1) } : list;
}

/** Puts a name before the first line of what it names, and the second line behind the first. */
function leadIn(name: PhrasingContent[], blocks: BlockContent[]): BlockContent[] {
  const lines: PhrasingContent[][] = [];
  for (const block of blocks.slice(0, 2)) {
    if (block.type !== 'paragraph') {
      break;
    }
    lines.push(block.children);
  }
  const line = joinPhrases([name, joinPhrases(lines, ' — ')], ': ');
  return [...toParagraph(line), ...blocks.slice(lines.length)];
}

/** Names with what each is: `` `field`: `string` — The name of … `` */
function readDefinitions(element: HtmlElement, context: CopyContext): List {
  return createList(
    getElements(element).map((group) => {
      const [term, definition] = getElements(group);
      const name = term ? readLine(getChildren(term), context) : [];
      return leadIn(name, definition ? readBlocks(getChildren(definition), context) : []);
    }),
  );
}

/** A callout as a quotation that begins with its kind: `> **Warning: Title**`. */
function readCallout(element: HtmlElement, context: CopyContext): Blockquote {
  const kind = /callout-(\w+)/.exec(element.attribs.class ?? '')![1];
  const children = getElements(element);
  const title = children.find((child) => hasClass(child, 'callout-title'));
  const line = joinPhrases(
    [[createText(context.t(`callout.${kind}`))], title ? readLine(getChildren(title), context) : []],
    ': ',
  );
  const rest = children.filter((child) => child !== title);
  return {
    type: 'blockquote',
    children: [createParagraph({ type: 'strong', children: line }), ...readBlocks(rest, context)],
  };
}

function readBlock(element: HtmlElement, context: CopyContext): BlockContent[] {
  const children = getChildren(element);
  if (hasClass(element, 'tabs')) {
    return readTabs(element);
  }
  if (hasClass(element, 'callout')) {
    return [readCallout(element, context)];
  }
  if (hasClass(element, 'message-head')) {
    // Its parts are kept apart by their style only.
    const parts = children.map((child) => readLine([child], context));
    return toParagraph(joinPhrases(parts, ' '));
  }
  if (hasClass(element, 'message-text')) {
    return toParagraph(readLine([element], context));
  }
  if (hasClass(element, 'api-rows')) {
    return [readList(element, context)];
  }
  switch (element.name) {
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const depth = Number(element.name[1]) as Heading['depth'];
      return [{ type: 'heading', depth, children: readLine(children, context) }];
    }
    case 'p':
      return toParagraph(readLine(children, context));
    case 'ul':
    case 'ol':
      return [readList(element, context)];
    case 'dl':
      return [readDefinitions(element, context)];
    case 'table':
      return readTable(element, context);
    case 'figure':
    case 'pre':
      return [readCodeBlock(element)];
    case 'blockquote':
      return [{ type: 'blockquote', children: readBlocks(children, context) }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    default:
      return readBlocks(children, context);
  }
}

/** Reads what stands below each other; what stands within a line becomes a paragraph. */
export function readBlocks(nodes: readonly HtmlNode[], context: CopyContext): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    blocks.push(...toParagraph(readLine(line, context)));
    line = [];
  };
  for (const node of nodes) {
    if (isLeftOut(node)) {
      continue;
    }
    if (isBlock(node)) {
      endLine();
      blocks.push(...readBlock(node, context));
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}
