import type { Element, ElementContent } from 'hast';
import type { CodeLanguage } from './codeLanguages';
import { highlightCode, type LineMark } from './highlightCode';

interface CodeBlockOptions {
  code: string;
  language: CodeLanguage;
  title?: string;
  /** By the 1-based number of the line. */
  marks?: ReadonlyMap<number, LineMark>;
  /** The block that follows shows the same code after a change, or the block before did show it. */
  side?: 'before' | 'after';
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The button that copies the block; the page's controller labels it. */
function copyButton(): Element {
  return element(
    'button',
    {
      type: 'button',
      className: ['MuiCode-copy'],
      'data-action': 'copy',
      'data-ga-event-category': 'code',
      'data-ga-event-action': 'copy-click',
    },
    [element('span', { className: ['MuiCode-copyKeypress'] })],
  );
}

/** Code of so few lines is copied whole, such as a command: its button is always there. */
const SHORT_LINES = 5;

/** Highlighted code with its title and copy button. */
export async function createCodeBlock(options: CodeBlockOptions): Promise<Element> {
  const { code, language, title, marks, side } = options;
  const content = await highlightCode(code, language, marks);
  const pre = element('pre', {}, [element('code', { className: [`language-${language}`] }, content)]);
  const caption = title
    ? [element('figcaption', { className: ['code-title'] }, [{ type: 'text', value: title }])]
    : [];
  const isShort = code.split('\n').length <= SHORT_LINES && side !== 'before';
  const className = [
    'code',
    ...(side ? [`code-${side}`] : []),
    ...(isShort ? ['code-short'] : []),
    'MuiCode-root',
  ];
  return element('figure', { className }, [...caption, pre, copyButton()]);
}
