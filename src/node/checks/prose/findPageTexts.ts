import type { Node } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../../pages/markdown/parsePage';
import type { ProseText } from './proseText';

/** Lines of the front matter that hold prose. */
const PROSE_KEYS = /^(title|description): */;

function findFrontMatter(content: string): ProseText[] {
  const [, ...lines] = content.split('\n---', 1)[0]!.split('\n');
  return lines.flatMap((text, index) =>
    PROSE_KEYS.test(text) ? [{ line: index + 2, text: text.replace(PROSE_KEYS, '') }] : [],
  );
}

const getLine = (node: Node) => node.position!.start.line;

/** Finds the prose of a page: front matter, headings, paragraphs, lists, tables, titles of demos. */
export function findPageTexts(file: string, markdown: string): ProseText[] {
  // What is wrong with the front matter is reported where the page is compiled.
  const parsed = parsePage({ file, markdown }, []);
  const texts = findFrontMatter(markdown);
  if (!parsed) {
    return texts;
  }
  visit(parsed.tree, (node) => {
    if (node.type === 'textDirective') {
      // A name of the API, or a plan.
      return SKIP;
    }
    if (node.type === 'link' && toString(node) === node.url) {
      return SKIP;
    }
    if (node.type === 'inlineCode') {
      texts.push({ line: getLine(node), text: `\`${node.value}\`` });
    } else if (node.type === 'text') {
      texts.push({ line: getLine(node), text: node.value });
    } else if (node.type === 'leafDirective' && node.attributes?.title) {
      texts.push({ line: getLine(node), text: node.attributes.title });
    }
    return undefined;
  });
  return texts;
}
