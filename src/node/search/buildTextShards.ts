import { gzipSync } from 'node:zlib';
import { addToList } from '../../shared/addToList';
import { packNumbers } from '../../shared/search/packNumbers';
import { splitWords } from '../../shared/search/splitWords';
import type { TextShard, TextShardFile } from '../../shared/search/searchIndex';
import type { SourceRecord } from './searchSource';

/** Gzipped bytes that a file is made for; the budget of what a search may load is higher. */
const TARGET_SIZE = 58_000;

/** The numbers of the records that have a word, in rising order. */
type Postings = [word: string, records: number[]];

function listPostings(texts: readonly string[]): Postings[] {
  const postings = new Map<string, number[]>();
  texts.forEach((text, record) => {
    for (const word of new Set(splitWords(text).map((found) => found.text))) {
      addToList(postings, word, record);
    }
  });
  // By code units: the browser compares in the same way.
  return [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function toFile(postings: readonly Postings[]): TextShardFile {
  return {
    words: postings.map(([word]) => word).join(' '),
    records: postings.map(([, records]) => packNumbers(records)).join(' '),
  };
}

function measure(postings: readonly Postings[]): number {
  return gzipSync(JSON.stringify(toFile(postings)), { level: 6 }).length;
}

/** Cuts the words into a number of parts of about equally many postings. */
function cut(postings: readonly Postings[], count: number): Postings[][] {
  const share = postings.reduce((sum, [, records]) => sum + records.length + 1, 0) / count;
  const parts: Postings[][] = [];
  let sum = 0;
  for (const posting of postings) {
    const part = Math.min(Math.floor(sum / share), count - 1);
    (parts[part] ??= []).push(posting);
    sum += posting[1].length + 1;
  }
  return parts.filter((part) => part.length > 0);
}

/** Cuts the words into as few parts as fit into files: a query that needs fewer files finds more with those it loads. */
function split(postings: readonly Postings[]): Postings[][] {
  for (let count = 1; count < postings.length; count += 1) {
    const parts = cut(postings, count);
    if (parts.every((part) => part.length === 1 || measure(part) <= TARGET_SIZE)) {
      return parts;
    }
  }
  return postings.map((posting) => [posting]);
}

/**
 * Writes down which records have a word in their text, in files by the words' order: however large the site, a
 * word is in one file of bounded size.
 */
export function buildTextShards(
  records: readonly SourceRecord[],
): (Omit<TextShard, 'href'> & { content: TextShardFile })[] {
  return split(listPostings(records.map(({ text }) => text))).map((postings) => ({
    first: postings[0]![0],
    content: toFile(postings),
  }));
}
