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

/** Text of one color. */
interface Run {
  className: string | undefined;
  content: string;
}

/** Joins neighbours of one class, so that `foo`, `(`, `)` in one color are one text. */
function joinTokens(tokens: { content: string; color?: string }[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of tokens) {
    const className = content.trim() ? TOKEN_CLASSES[color ?? ''] : undefined;
    const last = runs.at(-1);
    if (last && (last.className === className || !content.trim())) {
      last.content += content;
    } else {
      runs.push({ className, content });
    }
  }
  return runs;
}

/** How many codes are remembered: a translated page shows those of the English page, a moment later. */
const REMEMBERED = 2000;

/** The lines of codes, by language and code; the oldest first. */
const known = new Map<string, readonly Run[][]>();

function splitLines({ codeToTokens }: Highlighter, code: string, language: CodeLanguage): readonly Run[][] {
  const key = `${language} ${code}`;
  let lines = known.get(key);
  if (!lines) {
    const { tokens } = codeToTokens(code, {
      lang: language,
      theme: 'variables',
      // Shiki gives up on a line after 500 ms: on a busy machine the same page would become other HTML.
      tokenizeTimeLimit: 0,
    });
    lines = tokens.map(joinTokens);
    known.set(key, lines);
    if (known.size > REMEMBERED) {
      known.delete(known.keys().next().value!);
    }
  }
  return lines;
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
  const loaded = await highlighter;
  return (code, language, marks = new Map()) => {
    const lines = splitLines(loaded, code, language);
    return lines.flatMap((runs, index) => {
      const isLast = index === lines.length - 1;
      const content = runs.map((run) =>
        run.className ? span(run.className, [text(run.content)]) : text(run.content),
      );
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
