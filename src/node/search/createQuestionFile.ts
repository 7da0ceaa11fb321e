import { addToList } from '../../shared/addToList';
import type { Language } from '../../shared/languages/languages';
import { packNumbers } from '../../shared/search/packNumbers';
import { listPositions, packQuestions } from '../../shared/search/questionText';
import type { QuestionFile, SearchPage } from '../../shared/search/searchIndex';
import { countSectionWords, createWordReader, type SectionWords } from '../../shared/search/sectionWords';
import { splitWords } from '../../shared/search/splitWords';
import type { SourceRecord } from './searchSource';

export interface QuestionWords {
  /** The pages that the records are of. */
  pages: readonly Pick<SearchPage, 'title'>[];
  language: Language;
  /** Words that do not distinguish one question from another. */
  ignored: readonly string[];
  /** Groups of words that mean about the same. */
  thesaurus: readonly (readonly string[])[];
  /** Says what words are about by the sections that have them: takes words of each section, and how many words there are. */
  createVectors: (sections: readonly SectionWords[], count: number) => Promise<string>;
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
export async function createQuestionFile(
  records: readonly SourceRecord[],
  { pages, language, ignored, thesaurus, createVectors }: QuestionWords,
): Promise<QuestionFile | undefined> {
  const ignoredWords = new Set(ignored);
  const questions: string[] = [];
  const owners: number[] = [];
  records.forEach((record, number) => {
    for (const question of record.questions ?? []) {
      const text = trimQuestion(question, ignoredWords);
      if (splitWords(text).length > 0) {
        questions.push(text);
        owners.push(number);
      }
    }
  });
  if (questions.length === 0) {
    return undefined;
  }
  const { words, lines } = packQuestions(questions, language);
  const list = words.split(' ');
  const read = createWordReader(list);
  const asked = new Map<number, number[][]>();
  lines.split('\n').forEach((line, position) => addToList(asked, owners[position]!, listPositions(line)));
  const sections = [...asked].map(([number, positions]) => {
    const { name, parent, pages: onPages } = records[number]!;
    return countSectionWords({ name, parent, page: pages[onPages[0]!]!.title }, positions, read);
  });
  return {
    words,
    questions: lines,
    owners: packNumbers(owners),
    thesaurus: thesaurus.map((group) => group.join(',')).join('\n'),
    vectors: await createVectors(sections, list.length),
  };
}
