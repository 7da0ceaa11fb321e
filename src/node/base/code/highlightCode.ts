import type { Element, ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { CODE_LANGUAGES, type CodeLanguage } from './codeLanguages';

/** Colors as CSS variables: the style sheet decides what they are in each mode. */
const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--' });

/** Short class names instead of a style on each token: code is the largest part of many pages. */
const TOKEN_CLASSES: Record<string, string> = {
  'var(--token-constant)': 'tc',
  'var(--token-string)': 'ts',
  'var(--token-comment)': 'tm',
  'var(--token-keyword)': 'tk',
  'var(--token-parameter)': 'tp',
  'var(--token-function)': 'tf',
  'var(--token-string-expression)': 'ts',
  'var(--token-link)': 'tl',
  'var(--token-inserted)': 'ti',
  'var(--token-deleted)': 'td',
  'var(--token-changed)': 'tg',
};

let highlighter: Promise<Highlighter> | undefined;

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function span(className: string, children: ElementContent[], tagName = 'span'): Element {
  return { type: 'element', tagName, properties: { className: [className] }, children };
}

/** What is said of a line. */
export type LineMark = 'marked' | 'removed' | 'added';

const MARK_TAGS: Record<LineMark, string> = { marked: 'span', removed: 'del', added: 'ins' };

/** Joins neighbours of one class, so that `foo`, `(`, `)` in one color are one text. */
function joinTokens(tokens: { content: string; color?: string }[]): ElementContent[] {
  const runs: { className: string | undefined; content: string }[] = [];
  for (const { content, color } of tokens) {
    const className = content.trim() ? TOKEN_CLASSES[color ?? ''] : undefined;
    const last = runs.at(-1);
    if (last && (last.className === className || !content.trim())) {
      last.content += content;
    } else {
      runs.push({ className, content });
    }
  }
  return runs.map(({ className, content }) => (className ? span(className, [text(content)]) : text(content)));
}

/**
 * Highlights code.
 *
 * @param marks by the 1-based number of the line
 * @returns the children of a `<code>`
 */
export type HighlightCode = (
  code: string,
  language: CodeLanguage,
  marks?: ReadonlyMap<number, LineMark>,
) => ElementContent[];

/** Loads the grammars, once, and gives what highlights at once. */
export async function loadHighlightCode(): Promise<HighlightCode> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [...CODE_LANGUAGES] });
  const { codeToTokens } = await highlighter;
  return (code, language, marks = new Map()) => {
    const { tokens } = codeToTokens(code, {
      lang: language,
      theme: 'variables',
      // Shiki gives up on a line after 500 ms: on a busy machine the same page would become other HTML.
      tokenizeTimeLimit: 0,
    });
    return tokens.flatMap((line, index) => {
      const isLast = index === tokens.length - 1;
      const content = joinTokens(line);
      const mark = marks.get(index + 1);
      const marked = mark ? [span(`line-${mark}`, content, MARK_TAGS[mark])] : content;
      return isLast ? marked : [...marked, text('\n')];
    });
  };
}

/** As `HighlightCode`, for code that comes alone. */
export async function highlightCode(...input: Parameters<HighlightCode>): Promise<ElementContent[]> {
  const highlight = await loadHighlightCode();
  return highlight(...input);
}
