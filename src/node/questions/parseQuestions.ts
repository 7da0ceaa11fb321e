import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type ParsedNode } from 'yaml';
import { LANGUAGES, type Language } from '../../shared/languages';
import { findNearest } from '../problems/findNearest';
import type { Problem } from '../problems/problem';

/** A question with its line in the file of the questions. */
export interface WrittenQuestion {
  text: string;
  line: number;
}

/** The questions of one section of a page. */
export interface SectionQuestions {
  /** Of its heading; absent for the page as a whole. */
  id?: string;
  line: number;
  questions: WrittenQuestion[];
}

/** What users ask, and a page answers, by language. */
export type QuestionsByLanguage = ReadonlyMap<Language, readonly SectionQuestions[]>;

/** The key of the questions that the page as a whole answers; no heading has such an id. */
const WHOLE_PAGE = '(page)';

const SHAPE =
  'Write a language, below it ids of headings, and below each a list of questions: `- How do I sort rows?`.';

/** `'data/charts/bars/bars.md' -> 'data/charts/bars/bars.questions.yaml'`, also for a translation */
export function pageToQuestionsFile(file: string): string {
  return file.replace(/(\.\w+)?\.md$/, '.questions.yaml');
}

/**
 * Reads the questions of a page.
 *
 * @param text YAML: `{ en: { 'id-of-heading': ['How do I sort rows?'] } }`; the key `(page)` is the page as a whole
 * @param problems takes what is of another shape, with file and line
 */
export function parseQuestions(
  { file, text }: { file: string; text: string },
  problems: Problem[],
): QuestionsByLanguage {
  const counter = new LineCounter();
  // Every scalar is text: an id may be `null` or `1`.
  const document = parseDocument<ParsedNode>(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    schema: 'failsafe',
  });
  const getLine = (node: Node | null) => counter.linePos(node?.range?.[0] ?? 0).line || 1;
  const report = (line: number, message: string) => {
    problems.push({ file, line, message });
  };
  for (const { pos, message } of document.errors) {
    report(
      counter.linePos(pos[0]).line || 1,
      `${message}. Put a text with \`: \`, \`#\` or quotes between quotes.`,
    );
  }
  const found = new Map<Language, SectionQuestions[]>();
  if (document.errors.length > 0) {
    return found;
  }
  const readItems = (node: Node | null): [string, Node, Node | null][] => {
    if (!isMap<Node, Node | null>(node)) {
      report(getLine(node), SHAPE);
      return [];
    }
    return node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', key, value]);
  };
  const readList = (id: string, node: Node | null): WrittenQuestion[] => {
    if (!isSeq<Node>(node)) {
      report(getLine(node), `\`${id}\` has no list. ${SHAPE}`);
      return [];
    }
    return node.items.map((item) => ({
      text: isScalar(item) ? String(item.value).trim() : '',
      line: getLine(item),
    }));
  };
  for (const [name, key, sections] of readItems(document.contents)) {
    const language = LANGUAGES.find((known) => known === name);
    if (!language) {
      report(getLine(key), `Unknown language \`${name}\`. Did you mean \`${findNearest(name, LANGUAGES)}\`?`);
      continue;
    }
    const read = readItems(sections).map(([id, node, list]): SectionQuestions => ({
      ...(id !== WHOLE_PAGE && { id }),
      line: getLine(node),
      questions: readList(id, list),
    }));
    found.set(language, read);
  }
  return found;
}
