import { parseQuestions } from '../../pages/questions/parseQuestions';
import type { ProseText } from './proseText';

/** Finds the questions that a page answers, in all languages. */
export function findQuestionTexts(file: string, text: string): ProseText[] {
  // What is wrong with the file is reported where the page is compiled.
  const sections = [...parseQuestions({ file, text }, []).values()].flat();
  return sections.flatMap(({ questions }) =>
    questions.map((question) => ({ line: question.line, text: question.text, isQuestion: true as const })),
  );
}
