import { findPageTexts } from './findPageTexts';
import { findTableTexts } from './findTableTexts';
import type { ProseText } from './proseText';
import { parseQuestions } from '../../pages/questions/parseQuestions';

/** Finds the questions that a page answers, in all languages. */
function findQuestionTexts(file: string, text: string): ProseText[] {
  // What is wrong with the file is reported where the page is compiled.
  const sections = [...parseQuestions({ file, text }, []).values()].flat();
  return sections.flatMap(({ questions }) =>
    questions.map((question) => ({ line: question.line, text: question.text, isQuestion: true as const })),
  );
}

/**
 * Finds what users read in a file: a page, its questions, a table of translations, records or a demo.
 *
 * @param file relative to the project
 */
export async function findTexts(file: string, content: string): Promise<ProseText[]> {
  if (file.endsWith('.md')) {
    return findPageTexts(file, content);
  }
  if (file.endsWith('.yaml')) {
    return findQuestionTexts(file, content);
  }
  if (file.endsWith('.json')) {
    return findTableTexts(content);
  }
  // TypeScript is large: a run that finds all in the cache does without.
  const { findSourceTexts } = await import('./findSourceTexts');
  return findSourceTexts(file, content);
}
