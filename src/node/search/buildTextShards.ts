import { gzipSync } from 'node:zlib';
import { addToList } from '../../shared/addToList';
import { splitWords } from '../../shared/search/splitWords';
import { QUESTION_MARK, type TextShardFile } from '../../shared/search/searchIndex';
import type { SourceRecord } from './searchSource';

/** Gzipped bytes that a file is made for; the budget of what a search may load is higher. */
const TARGET_SIZE = 45_000;

/** A record that has a word: in its text, or in a question that it answers. */
interface Posting {
  record: number;
  isInQuestion: boolean;
}

/** By record numbers in rising order. */
type Postings = [word: string, records: Posting[]];

function listPostings(records: readonly SourceRecord[]): Postings[] {
  const postings = new Map<string, Posting[]>();
  const listWords = (text: string) => new Set(splitWords(text).map((found) => found.text));
  records.forEach(({ text, questions = [] }, record) => {
    const inQuestions = listWords(questions.join('\n'));
    for (const word of new Set([...listWords(text), ...inQuestions])) {
      addToList(postings, word, { record, isInQuestion: inQuestions.has(word) });
    }
  });
  // By code units: the browser compares in the same way.
  return [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function toFile(postings: readonly Postings[]): TextShardFile {
  return {
    words: postings.map(([word]) => word).join(' '),
    records: postings
      .map(([, records]) =>
        records
          .map(({ record, isInQuestion }, index) => {
            const distance = record - (records[index - 1]?.record ?? 0);
            return distance.toString(36) + (isInQuestion ? QUESTION_MARK : '');
          })
          .join(','),
      )
      .join(' '),
  };
}

function measure(postings: readonly Postings[]): number {
  return gzipSync(JSON.stringify(toFile(postings)), { level: 6 }).length;
}

/** Halves what is too large for one file, by the number of its postings. */
function split(postings: Postings[]): Postings[][] {
  if (postings.length < 2 || measure(postings) <= TARGET_SIZE) {
    return postings.length > 0 ? [postings] : [];
  }
  const half = postings.reduce((sum, [, records]) => sum + records.length + 1, 0) / 2;
  let sum = 0;
  const middle = postings.findIndex(([, records]) => (sum += records.length + 1) >= half);
  const end = Math.min(Math.max(middle, 1), postings.length - 1);
  return [...split(postings.slice(0, end)), ...split(postings.slice(end))];
}

/**
 * Writes down which records have a word in their text, in files by the words' order: however large the site, a
 * word is in one file of bounded size.
 */
export function buildTextShards(
  records: readonly SourceRecord[],
): { first: string; content: TextShardFile }[] {
  return split(listPostings(records)).map((postings) => ({
    first: postings[0]![0],
    content: toFile(postings),
  }));
}
