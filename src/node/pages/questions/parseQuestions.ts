import { isScalar, isSeq, type Node } from 'yaml';
import { LANGUAGES, type Language } from '../../../shared/languages/languages';
import { findNearest } from '../../base/problems/findNearest';
import { openYaml } from '../../base/problems/openYaml';
import type { Problem } from '../../base/problems/problem';

/** A question with its line in the file of the questions. */
interface WrittenQuestion {
  text: string;
  line: number;
}

/** The questions of one section of a page. */
export interface SectionQuestions {
  /** The id of its heading; absent for the page as a whole. */
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
  source: { file: string; text: string },
  problems: Problem[],
): QuestionsByLanguage {
  const found = new Map<Language, SectionQuestions[]>();
  const yaml = openYaml(source, problems);
  if (!yaml) {
    return found;
  }
  const { contents, getLine, listEntries, report } = yaml;
  const readEntries = (node: Node | null) => {
    const entries = listEntries(node);
    if (!entries) {
      report(getLine(node), SHAPE);
    }
    return entries ?? [];
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
  for (const { key, line, value } of readEntries(contents)) {
    const language = LANGUAGES.find((known) => known === key);
    if (!language) {
      report(line, `Unknown language \`${key}\`. Did you mean \`${findNearest(key, LANGUAGES)}\`?`);
      continue;
    }
    const sections = readEntries(value).map((section): SectionQuestions => ({
      ...(section.key !== WHOLE_PAGE && { id: section.key }),
      line: section.line,
      questions: readList(section.key, section.value),
    }));
    found.set(language, sections);
  }
  return found;
}
