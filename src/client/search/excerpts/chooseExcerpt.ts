import { splitWords, type Word } from '../../../shared/search/splitWords';
import { fitsWord } from '../engine/matchWord';

/** What an excerpt shows before the first word that was found, in characters, where the sentence is longer. */
const MAX_LEAD = 60;

interface Sentence {
  text: string;
  /** How many words of the query it has. */
  count: number;
  /** Where the first of them begins. */
  start: number;
}

function readSentence(text: string, queryWords: readonly Word[]): Sentence {
  const words = splitWords(text);
  const found = queryWords.flatMap((queryWord) => {
    const first = words.find((word) => fitsWord(queryWord, word));
    return first ? [first.start] : [];
  });
  return { text, count: found.length, start: Math.min(...found) };
}

/** Leaves out the beginning of a sentence whose first word of the query would be out of sight. */
function cutLead({ text, count, start }: Sentence): string {
  if (count === 0 || start <= MAX_LEAD) {
    return text;
  }
  const cut = start - MAX_LEAD;
  const space = text.indexOf(' ', cut);
  return `…${text.slice(space >= 0 && space < start ? space + 1 : cut)}`;
}

/** Splits paragraphs of a language into sentences. */
function splitSentences(paragraphs: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return paragraphs.flatMap((paragraph) =>
    [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()).filter(Boolean),
  );
}

/**
 * The sentence of a section that has most of the words of a query, the first of these; where none has any, the first
 * of the section. A long one begins with `…` near the first of the words.
 *
 * @returns undefined for a section without text
 */
export function chooseExcerpt(
  paragraphs: readonly string[],
  queryWords: readonly Word[],
  language: string,
): string | undefined {
  const sentences = splitSentences(paragraphs, language).map((text) => readSentence(text, queryWords));
  const most = Math.max(...sentences.map(({ count }) => count));
  const best = sentences.find(({ count }) => count === most);
  return best && cutLead(best);
}
