import { load } from 'cheerio';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { CompiledPage } from '../../../shared/page/page';
import { normalizeSpace } from '../../base/texts/normalizeSpace';

/** What a page states, in reading order; equal for a page and its export. */
export interface Facts {
  /** `'2 Row grouping (Premium)'` */
  headings: string[];
  /** Blocks of code. */
  code: string[];
  /** Code within a line: names, types, defaults. */
  inlineCode: string[];
  /** Rows of tables, cell by cell. */
  rows: string[][];
  /** `'https://mui.com/x/react-charts/ Charts'` */
  links: string[];
  /** `'8.29.3'`, wherever one is written outside of code. */
  versions: string[];
}

/** What is no statement, or a way to get to one that the export holds in full. */
const NO_FACTS =
  'button, fieldset, form, svg, style, .heading-anchor, [aria-hidden="true"], [inert], .palette-editor, .palette-needs-script, .api-type-full > summary';

const VERSION = /\d+\.\d+\.\d+(?:-[\w.]+)?/g;

function normalize(text: string): string {
  return normalizeSpace(text);
}

function findVersions(text: string): string[] {
  return text.match(VERSION) ?? [];
}

/** Reads HTML with cheerio, which the export does not use: a fault of its parser would be in both. */
function readHtmlFacts(html: string, toHref: (href: string) => string): Facts {
  const $ = load(`<main>${html}</main>`);
  $(NO_FACTS).remove();
  // The export has the default.
  $('.date-libraries > figure ~ figure').remove();
  const code = $('pre')
    .toArray()
    .map((element) => $(element).text().replace(/\n$/, ''));
  $('figure, pre, .tabs').remove();
  $('.plan-mark, .menu-chip, .api-chip').each((_, element) => {
    $(element).replaceWith(` (${normalize($(element).text())})`);
  });
  // A row and a name in a type lead to themselves.
  $('a.api-type-link, .api-row > .api-name > a').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  // Where a block ends, the next word is another one.
  $('p, summary, li, dt, dd, td, th, h2, h3, h4, h5, h6').append(' ');
  const textOf = (element: Parameters<typeof $>[0]) => normalize($(element).text());
  return {
    headings: $('h2, h3, h4, h5, h6')
      .toArray()
      .map((element) => `${element.tagName[1]} ${textOf(element)}`),
    code,
    inlineCode: $('code')
      .toArray()
      .flatMap((element) => {
        const links = $(element).find('a').toArray();
        return links.length > 0 ? links.map(textOf) : [textOf(element)];
      })
      .filter(Boolean),
    rows: $('tr')
      .toArray()
      .map((row) => $(row).children().toArray().map(textOf)),
    links: $('a[href]')
      .toArray()
      .map((element) => `${toHref($(element).attr('href')!)} ${textOf(element)}`),
    versions: findVersions($('main').text()),
  };
}

/** The HTML of all that a page shows: prose, and the files of its demos. */
export function readPageFacts({ blocks }: CompiledPage, toHref: (href: string) => string): Facts {
  const html = blocks.map((block) => {
    if (block.kind === 'html') {
      return block.html;
    }
    const files = block.demo.files.map((file) => `<pre><code>${file.html}</code></pre>`);
    return [...files, `<p>${block.demo.api?.html ?? ''}</p>`].join('');
  });
  return readHtmlFacts(html.join('\n'), toHref);
}

const parser = unified().use(remarkParse).use(remarkGfm);

export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

function readTreeFacts(tree: Root): Facts {
  const facts: Facts = { headings: [], code: [], inlineCode: [], rows: [], links: [], versions: [] };
  let text = '';
  visit(tree, (node) => {
    switch (node.type) {
      case 'heading':
        facts.headings.push(`${node.depth} ${normalize(toString(node))}`);
        break;
      case 'code':
        facts.code.push(node.value);
        break;
      case 'tableRow':
        facts.rows.push(node.children.map((cell) => normalize(toString(cell))));
        break;
      case 'link':
        facts.links.push(`${node.url} ${normalize(toString(node))}`);
        break;
      case 'inlineCode':
        facts.inlineCode.push(normalize(node.value));
        text += ` ${node.value}`;
        break;
      case 'text':
        text += node.value;
        break;
      default:
        text += ' ';
    }
  });
  return { ...facts, versions: findVersions(text) };
}

const FENCE = /^(`{3,}|~{3,})/;

/** Starts of what can be read alone: a heading, an item of a list at the margin. */
const PART = /^(#{1,6}|-) /;

/** Splits markdown into parts that state together what it states: lists of types are the same in many exports. */
function splitMarkdown(markdown: string): string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (fence === undefined && PART.test(line)) {
      parts.push([]);
    }
    parts.at(-1)!.push(line);
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined) {
      fence = mark || undefined;
    } else if (mark.startsWith(fence) && line.trim() === mark) {
      fence = undefined;
    }
  }
  return parts.map((lines) => lines.join('\n'));
}

/** Reads what markdown states. */
export type MarkdownReader = (markdown: string) => Facts;

/** Parsing takes most of the time: a reader does not read a part again that it has read before. */
export function createMarkdownReader(): MarkdownReader {
  const known = new Map<string, Facts>();
  const readPart = (part: string): Facts => {
    const facts = known.get(part) ?? readTreeFacts(parseMarkdown(part));
    known.set(part, facts);
    return facts;
  };
  return (markdown) => {
    const parts = splitMarkdown(markdown).map(readPart);
    return {
      headings: parts.flatMap(({ headings }) => headings),
      code: parts.flatMap(({ code }) => code),
      inlineCode: parts.flatMap(({ inlineCode }) => inlineCode),
      rows: parts.flatMap(({ rows }) => rows),
      links: parts.flatMap(({ links }) => links),
      versions: parts.flatMap(({ versions }) => versions),
    };
  };
}
