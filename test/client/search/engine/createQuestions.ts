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
  const owners = questions.map(([, owner], index) => owner - (questions[index - 1]?.[1] ?? 0));
  return {
    words,
    questions: lines,
    owners: owners.map((distance) => distance.toString(36)).join(','),
    thesaurus: thesaurus.join('\n'),
    vectors: '',
  };
}
