import { packNumbers } from '../../../../src/shared/search/packNumbers';
import { packQuestions } from '../../../../src/shared/search/questionText';
import type { QuestionFile } from '../../../../src/shared/search/searchIndex';

/** The file of some questions, each with the number of the record that answers it, in rising order. */
export function createQuestions(
  questions: readonly (readonly [text: string, owner: number])[],
  thesaurus: readonly string[] = [],
): QuestionFile {
  const { words, lines } = packQuestions(
    questions.map(([text]) => text),
    'en',
  );
  return {
    words,
    questions: lines,
    owners: packNumbers(questions.map(([, owner]) => owner)),
    thesaurus: thesaurus.join('\n'),
    vectors: '',
  };
}
