import type { Element, ElementContent } from 'hast';
import type { CodeLanguage } from './codeLanguages';
import { highlightCode } from './highlightCode';

interface CodeBlockOptions {
  code: string;
  language: CodeLanguage;
  title?: string;
  /** 1-based numbers of the lines to mark. */
  lines?: ReadonlySet<number>;
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

/** Highlighted code with its title and copy button. */
export async function createCodeBlock({ code, language, title, lines }: CodeBlockOptions): Promise<Element> {
  const content = await highlightCode(code, language, lines);
  const pre = element('pre', {}, [element('code', { className: [`language-${language}`] }, content)]);
  const caption = title
    ? [element('figcaption', { className: ['code-title'] }, [{ type: 'text', value: title }])]
    : [];
  return element('figure', { className: ['code', 'MuiCode-root'] }, [...caption, pre, copyButton()]);
}
