import type { Element, Nodes } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Code, Link, List, PhrasingContent } from 'mdast';
import type { Translate } from '../../../shared/languages/translate';
import { DIRECTIVES } from '../../pages/directives';
import { createList, createParagraph, createText, joinPhrases } from '../../pages/markdown/createNodes';
import {
  getClasses,
  getElements,
  getLine,
  getText,
  hasClass,
  readBlocks,
  readLine,
} from '../../pages/markdown/readElements';

/** What the text of an export takes from its page. */
export interface ExportContext {
  /** The link in full: an export is read away from its site. */
  toHref: (href: string) => string;
  t: Translate;
}

type Handles = Record<string, Handle>;

/** Controls and pictures, which say nothing that an export could hold. */
const LEFT_OUT_TAGS = 'button fieldset form input label legend output search style svg'.split(' ');

const LEFT_OUT_CLASSES = ['api-guide-rest', 'heading-anchor', 'palette-editor', 'palette-needs-script'];

const leaveOut: Handle = () => undefined;

/** `(state, element) -> its children`: an element that only groups. */
const unwrap: Handle = (state, element) => state.all(element);

/** The first element inside another that has this name, in reading order. */
function findElement(element: Element, tagName: string): Element | undefined {
  for (const child of getElements(element)) {
    const found = child.tagName === tagName ? child : findElement(child, tagName);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function readInlineCode(node: Nodes): PhrasingContent[] {
  const value = getLine(node);
  return value ? [{ type: 'inlineCode', value }] : [];
}

function toParagraph(line: PhrasingContent[]): BlockContent[] {
  return line.length > 0 ? [createParagraph(...line)] : [];
}

/** Elements of which more than the tag decides, by class. */
function createClassHandlers({ t }: ExportContext): Handles {
  const handleMark: Handle = (_, element) => createText(` (${getLine(element)})`);

  /** Tabs of code: all of them, each titled with its name; of the date libraries, the default. */
  const handleTabs: Handle = (state, element) => {
    const [labels, panels] = ['label', 'figure'].map((tagName) =>
      getElements(element).filter((child) => child.tagName === tagName),
    );
    if (hasClass(element, 'date-libraries')) {
      return readFigure(state, panels![0]!);
    }
    return panels!.map((panel, index) => readCode(state, panel, getLine(labels![index]!)));
  };

  /** A row of the API: `` `rows` (Required): Type: `GridRowsProp`; Default `[]` ``, and what is below. */
  const handleRow: Handle = (state, element) => {
    // A message is a row without facts.
    if (hasClass(element, 'message')) {
      return defaultHandlers.li!(state, element);
    }
    const parts = getElements(element);
    const name = parts.find((part) => hasClass(part, 'api-name'));
    const facts = parts.find((part) => hasClass(part, 'api-facts'));
    // Some defaults are lists, which are below the line.
    const [start, ...more] = facts ? readBlocks(state, facts.children) : [];
    const [first, ...others] = start?.type === 'paragraph' ? start.children : [];
    // The first of several facts comes without a fact before it.
    const lead = first?.type === 'text' ? createText(first.value.replace(/^; /, '')) : first;
    const line = joinPhrases([name ? readLine(state, name) : [], lead ? [lead, ...others] : []], ': ');
    const rest = parts.filter((part) => part !== name && part !== facts);
    return { type: 'listItem', children: [...toParagraph(line), ...more, ...readBlocks(state, rest)] };
  };

  return {
    ...Object.fromEntries(
      [...DIRECTIVES.values()].flatMap((directive) => Object.entries(directive.toMarkdown?.(t) ?? {})),
    ),
    ...Object.fromEntries(LEFT_OUT_CLASSES.map((name) => [name, leaveOut])),
    'api-chip': handleMark,
    'menu-chip': handleMark,
    'api-row': handleRow,
    'api-rows': (state, element) => defaultHandlers.ul!(state, element),
    'api-type-list': (state, element) => defaultHandlers.ul!(state, element),
    // A long list is in chunks.
    'api-chunk': unwrap,
    // The names in a type unfold its definition, which the export holds anyway.
    'api-type-link': unwrap,
    // A type in short, and below it in full; the space before it was taken for one at the end of a line.
    'api-type-full': (_, element) => [createText(' '), ...readInlineCode(getElements(element).at(-1)!)],
    'api-index-text': (state, element) => [createText(': '), ...state.all(element)],
    'api-default': (state, element) => [createText('; '), ...state.all(element)],
    'message-head': (state, element) =>
      // In the page only the style sheet keeps its parts apart.
      toParagraph(
        joinPhrases(
          element.children.map(
            (child) => state.all({ type: 'root', children: [child] }) as PhrasingContent[],
          ),
          ' ',
        ),
      ),
    'message-text': (_, element) => toParagraph(readInlineCode(element)),
    tabs: handleTabs,
  };
}

/** A block of code; its caption becomes its title. */
function readFigure(state: Parameters<Handle>[0], element: Element): Code {
  const caption = findElement(element, 'figcaption');
  return readCode(state, element, caption && getText(caption));
}

/** A block of code with a title. */
function readCode(state: Parameters<Handle>[0], element: Element, title?: string): Code {
  const code = defaultHandlers.pre!(state, findElement(element, 'pre')!) as Code;
  return { ...code, meta: code.lang && title ? `title="${title}"` : null };
}

/** Elements of which the tag decides. */
function createTagHandlers({ toHref }: ExportContext): Handles {
  const createLink = (element: Element, children: PhrasingContent[]): Link => ({
    type: 'link',
    url: toHref(String(element.properties.href ?? '')),
    children: children as Link['children'],
  });

  const isPageLink = (node: Nodes): node is Element =>
    node.type === 'element' && node.tagName === 'a' && !hasClass(node, 'api-type-link');

  return {
    ...Object.fromEntries(LEFT_OUT_TAGS.map((name) => [name, leaveOut])),
    a: (state, element, parent) => {
      const children = readLine(state, element);
      // The name of a row leads to the row itself.
      return hasClass(parent, 'api-name') || children.length === 0 ? children : createLink(element, children);
    },
    // Markdown has no links inside of code, so each link is code of its own.
    code: (_, element) =>
      element.children.some(isPageLink)
        ? element.children.map((child) =>
            isPageLink(child) ? createLink(child, readInlineCode(child)) : createText(getText(child)),
          )
        : readInlineCode(element),
    /** Names with what each is: `` `field`: `string` — The name of … `` */
    dl: (state, element): List =>
      createList(
        getElements(element).map((group) => {
          const [term, definition] = getElements(group);
          const blocks = definition ? readBlocks(state, definition.children) : [];
          const isProse = blocks.findIndex(({ type }) => type !== 'paragraph');
          const lines = blocks.slice(0, Math.min(2, isProse < 0 ? 2 : isProse));
          const text = joinPhrases(
            lines.map((line) => (line.type === 'paragraph' ? line.children : [])),
            ' — ',
          );
          const line = joinPhrases([term ? readLine(state, term) : [], text], ': ');
          return [...toParagraph(line), ...blocks.slice(lines.length)];
        }),
      ),
    figure: readFigure,
    /** A table; its caption becomes a line above it. */
    table: (state, element) => {
      const caption = findElement(element, 'caption');
      const rest = { ...element, children: element.children.filter((child) => child !== caption) };
      const table = defaultHandlers.table!(state, rest) as BlockContent;
      const title = caption ? readLine(state, caption) : [];
      return title.length > 0 ? [createParagraph({ type: 'strong', children: title }), table] : table;
    },
  };
}

function createHandlers(context: ExportContext): Handles {
  const tags: Handles = { ...defaultHandlers, ...createTagHandlers(context) };
  const classes = createClassHandlers(context);
  return Object.fromEntries(
    Object.entries(tags).map(([tagName, handle]): [string, Handle] => [
      tagName,
      (state, element, parent) => {
        if (element.properties.ariaHidden !== undefined || element.properties.inert) {
          return undefined;
        }
        const name = getClasses(element).find((own) => Object.hasOwn(classes, own));
        return (name === undefined ? handle : classes[name]!)(state, element, parent);
      },
    ]),
  );
}

const known = new WeakMap<ExportContext, Handles>();

/**
 * The handlers of all elements: those of the library, with ours for controls, code, names, tables, and for what only
 * our classes mean. Those of a page are made once.
 */
export function getHandlers(context: ExportContext): Handles {
  const handlers = known.get(context) ?? createHandlers(context);
  known.set(context, handlers);
  return handlers;
}
