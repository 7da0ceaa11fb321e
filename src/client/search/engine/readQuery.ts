import { splitWords, type Word } from '../../../shared/search/splitWords';
import type { Wording, WordingTable } from './WordingTable';

/** The start of longer texts is enough to find what they come from. */
const MAX_LENGTH = 400;
const MAX_TERMS = 32;
const MAX_WORD = 60;

/** What a symbol is written with in code: `<DataGrid`, `slotProps.toolbar`, `.MuiDataGrid-root`, `apiRef.current.setRows()`. */
const CODE_PREFIX = /^[<.&\s'"`]+|^(?:apiRef\.current\.|(?:slots|slotProps|classes|params|props)\.)/g;
const CODE_END = /[(>=:{'"`;,].*$/s;

/** Code that is followed by so many words is named by a sentence, which is what is meant: `DataGrid: how to get the rows`. */
const SENTENCE = /(?:\s+[\p{L}-]+){3}/u;

/**
 * What consoles print around a message: its kind, where it comes from, and version numbers. First ones are meant, except
 * behind the name of a package, which says what is installed.
 */
const NOISE =
  /\bUncaught\b(?: \(in promise\))?|\b(?:\w*Error|Warning):|\bat (?:new |async )?[\w$]+\.[\w$.<>]+(?: \([^)]*\))?|\([^\s()]*:\d+(?::\d+)?\)|\bv?\.?(?!\d+\.0)\d{1,2}\.\d{1,3}(?:\.\d{1,3})?(?:-[\w.]+)?(?![\w.])|(?<=\bx-[a-z-]+[ @]\^?)v?\d+\.0\.0\+?/g;

/** In a sentence with so many other words, weak ones only choose the product. */
const MIN_STRONG_WORDS = 3;

/** A word of the query with its alternatives. */
export interface QueryTerm {
  text: string;
  /** As typed, in lower case: typing errors are found in this. */
  full: string;
  wordings: readonly Wording[];
  /** True for a name of several parts, which are terms too. */
  isWhole: boolean;
  /** True for the name of a product, or a filler, beside words that say more. */
  isWeak: boolean;
}

export interface ParsedQuery {
  /** The part of the query that is read, without what consoles print around messages. */
  text: string;
  terms: QueryTerm[];
  /** The query as the name of a symbol, in its own case: `DataGrid`; empty where it is none. */
  symbol: string;
  /** As `joinText` gives them. */
  joined: string;
  joinedSymbol: string;
  isOneWord: boolean;
  /** All words, also those that do not distinguish. */
  words: ReadonlySet<string>;
  /** How many words that distinguish stand beside names of several parts. */
  wordsBesideNames: number;
}

/** The letters and digits of a text in lower case: `page size options -> pagesizeoptions`. */
export function joinText(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The name of a symbol in a piece of code, without what surrounds it; empty for several words. */
function readSymbol(text: string): string {
  let name = text.trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(CODE_PREFIX, '');
  }
  const symbol = name.replace(CODE_END, '').trim();
  return /\s/.test(symbol) || SENTENCE.test(name.slice(symbol.length)) ? '' : symbol;
}

/** Words that are read in a way of their own. */
export interface QueryWords {
  wordings: WordingTable;
  /** Words that do not distinguish one question from another. */
  ignored: ReadonlySet<string>;
  /** Names of products and fillers: beside other words they say nothing of what is asked. */
  weak: ReadonlySet<string>;
}

/** A text without the noise of consoles, unless it is all noise. */
function removeNoise(text: string): string {
  const message = text.replaceAll(NOISE, ' ');
  return /[\p{L}\p{N}]/u.test(message) ? message : text;
}

/**
 * Reads what a user typed or pasted.
 *
 * @param query any string of any length
 * @returns no terms where it has no letter and no digit
 */
export function readQuery(query: string, { wordings, ignored, weak }: QueryWords): ParsedQuery {
  const text = removeNoise(query.slice(0, MAX_LENGTH));
  const words = new Map<string, Word>();
  const besideNames = new Set<string>();
  let endOfName = 0;
  let endOfWeak = 0;
  const weakParts = new Set<string>();
  for (const word of splitWords(text)) {
    if (word.isWhole && weak.has(word.full)) {
      endOfWeak = word.end;
    } else if (word.start < endOfWeak) {
      weakParts.add(word.full);
    }
    if (word.isWhole) {
      endOfName = Math.max(endOfName, word.end);
    } else if (word.start >= endOfName) {
      besideNames.add(word.text);
    }
    if (word.text.length <= MAX_WORD && words.size < MAX_TERMS && !words.has(word.text)) {
      words.set(word.text, word);
    }
  }
  const found = wordings.find([...words.keys()]);
  const terms = [...words.values()].map((word, index) => ({
    text: word.text,
    full: word.full,
    isWhole: word.isWhole === true,
    isWeak: weak.has(word.full) || (weakParts.has(word.full) && !besideNames.has(word.text)),
    wordings: found.get(index) ?? [],
  }));
  const said = terms.filter(({ full }) => !ignored.has(full));
  const strong = said.filter(({ isWeak, isWhole }) => !isWeak && !isWhole);
  const isSentence = strong.length >= MIN_STRONG_WORDS;
  said.forEach((term) => (term.isWeak &&= isSentence));
  const symbol = readSymbol(text);
  return {
    text,
    terms: said.length > 0 ? said : terms,
    symbol,
    joined: joinText(text),
    joinedSymbol: joinText(symbol),
    isOneWord: !/\S\s+\S/.test(text),
    words: new Set(words.keys()),
    wordsBesideNames: said.filter((term) => besideNames.has(term.text)).length,
  };
}
