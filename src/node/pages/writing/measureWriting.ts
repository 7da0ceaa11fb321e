import type { Root } from 'mdast';
import { readBlocks, type ProseBlock } from './readBlocks';

/** Sentences of fewer words are short. */
const SHORT = 8;

export interface WritingFigures {
  /** Words of paragraphs, lists and tables outside details. */
  words: number;
  wordsInDetails: number;
  demos: number;
  snippets: number;
  /** Visible words for each demo and each snippet; all of them for a page without one. */
  wordsForCode: number;
  /** The mean number of words of a sentence in paragraphs and lists; 0 for a page without a sentence. */
  meanSentence: number;
  /** The share of short sentences, from 0 to 1. */
  shortShare: number;
  /** Lines where three sentences in a row are short. */
  shortRuns: number[];
}

const SENTENCE_END = /(?<=[.!?:]["')\]]?)\s+(?=["'(]?[A-Z0-9]|x\b)/;

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Numbers of words of the sentences of a text. */
function listLengths(text: string): number[] {
  return text
    .split(SENTENCE_END)
    .map(countWords)
    .filter((count) => count > 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function hasShortRun({ text }: ProseBlock): boolean {
  const lengths = listLengths(text);
  return lengths.some((_, index) => {
    const run = lengths.slice(index, index + 3);
    return run.length === 3 && run.every((length) => length < SHORT);
  });
}

/** Measures the English text of a page. */
export function measureWriting(tree: Root): WritingFigures {
  const { prose, demos, snippets } = readBlocks(tree);
  const read = prose.filter(({ kind }) => kind !== 'heading');
  const countIn = (blocks: readonly ProseBlock[]) => sum(blocks.map(({ text }) => countWords(text)));
  const words = countIn(read.filter(({ isInDetails }) => !isInDetails));
  const texts = read.filter(({ kind }) => kind === 'text');
  const lengths = texts.flatMap(({ text }) => listLengths(text));
  return {
    words,
    wordsInDetails: countIn(read.filter(({ isInDetails }) => isInDetails)),
    demos,
    snippets,
    wordsForCode: words / Math.max(demos + snippets, 1),
    meanSentence: sum(lengths) / Math.max(lengths.length, 1),
    shortShare: lengths.filter((length) => length < SHORT).length / Math.max(lengths.length, 1),
    shortRuns: texts.filter(hasShortRun).map(({ getLine }) => getLine(0)),
  };
}
