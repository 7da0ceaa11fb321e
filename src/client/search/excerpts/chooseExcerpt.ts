import { isUnspaced, splitWords, type Word } from '../../../shared/search/splitWords';
import { fitsWord } from '../engine/matchWord';

/** What an excerpt shows before the first word that was found, in characters, where the sentence is longer. */
const MAX_LEAD = 60;

/** A longer first sentence leaves no room for the one that answers. */
const MAX_FIRST = 120;

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

interface ReadSection {
  first?: Sentence;
  /** Has most of the words, the first of these. */
  best?: Sentence;
}

function readSection(
  paragraphs: readonly string[],
  queryWords: readonly Word[],
  language: string,
): ReadSection {
  const sentences = splitSentences(paragraphs, language).map((text) => readSentence(text, queryWords));
  const most = Math.max(...sentences.map(({ count }) => count));
  return { first: sentences[0], best: sentences.find(({ count }) => count === most) };
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
  const { best } = readSection(paragraphs, queryWords, language);
  return best && cutLead(best);
}

/**
 * What a section answers: its first sentence, which says what it is about, and the one that has most of the words of
 * the query. A long first one is left out.
 *
 * @returns undefined for a section without text
 */
export function chooseAnswer(
  paragraphs: readonly string[],
  queryWords: readonly Word[],
  language: string,
): string | undefined {
  const { first, best } = readSection(paragraphs, queryWords, language);
  if (!first || !best) {
    return undefined;
  }
  if (first === best || first.text.length > MAX_FIRST) {
    return cutLead(best);
  }
  const space = isUnspaced(first.text.slice(-2)) ? '' : ' ';
  return first.text + space + cutLead(best);
}
