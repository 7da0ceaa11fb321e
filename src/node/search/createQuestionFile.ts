import type { QuestionFile } from '../../shared/search/searchIndex';
import type { Language } from '../../shared/languages';
import { packQuestions } from '../../shared/search/questionText';
import { splitWords } from '../../shared/search/splitWords';
import type { SourceRecord } from './searchSource';

export interface QuestionWords {
  language: Language;
  /** Words that do not distinguish one question from another. */
  ignored: readonly string[];
  /** Groups of words that mean about the same. */
  thesaurus: readonly (readonly string[])[];
}

/** What a question says beside words that every question has: `How do I sort rows? -> sort rows`. */
function trimQuestion(question: string, ignored: ReadonlySet<string>): string {
  return question
    .replaceAll(/[?？。，]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !ignored.has(word.toLowerCase()))
    .join(' ');
}

/**
 * Writes down what users ask, and which record answers it.
 *
 * @returns undefined where no record has a question
 */
export function createQuestionFile(
  records: readonly SourceRecord[],
  { language, ignored, thesaurus }: QuestionWords,
): QuestionFile | undefined {
  const ignoredWords = new Set(ignored);
  const questions: string[] = [];
  const owners: string[] = [];
  let last = 0;
  records.forEach((record, number) => {
    for (const question of record.questions ?? []) {
      const text = trimQuestion(question, ignoredWords);
      if (splitWords(text).length > 0) {
        questions.push(text);
        owners.push((number - last).toString(36));
        last = number;
      }
    }
  });
  if (questions.length === 0) {
    return undefined;
  }
  const { words, lines } = packQuestions(questions, language);
  return {
    words,
    questions: lines,
    owners: owners.join(','),
    thesaurus: thesaurus.map((group) => group.join(',')).join('\n'),
  };
}
