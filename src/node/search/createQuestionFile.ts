import type { QuestionFile } from '../../shared/search/searchIndex';
import { isUnspaced, splitWords } from '../../shared/search/splitWords';
import type { SourceRecord } from './searchSource';

/** What a question says beside words that every question has: `How do I sort rows? -> sort rows`. */
function trimQuestion(question: string, ignored: ReadonlySet<string>): string {
  const kept = question
    .replaceAll(/[?？。，]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !ignored.has(word.toLowerCase()));
  // Scripts without spaces: pairs of neighbours are words, so that only the beginning can go.
  const [start] = kept;
  const opener = start && isUnspaced(start) ? [...ignored].find((word) => start.startsWith(word)) : undefined;
  return (opener === undefined ? kept : [start!.slice(opener.length), ...kept.slice(1)]).join(' ').trim();
}

/**
 * Writes down what users ask, and which record answers it.
 *
 * @param ignored words that do not distinguish one question from another
 * @returns undefined where no record has a question
 */
export function createQuestionFile(
  records: readonly SourceRecord[],
  ignored: readonly string[],
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
  return questions.length === 0 ? undefined : { questions: questions.join('\n'), owners: owners.join(',') };
}
