import { addToList } from '../../../shared/addToList';
import { splitWords, type Word } from '../../../shared/search/splitWords';
import type { Synonym } from '../../../shared/search/searchIndex';

/** The start of longer texts is enough to find what they come from. */
const MAX_LENGTH = 400;
const MAX_TERMS = 32;
const MAX_WORD = 60;

/** What a symbol is written with in code: `<DataGrid`, `slotProps.toolbar`, `.MuiDataGrid-root`, `apiRef.current.setRows()`. */
const CODE_PREFIX = /^[<.&\s'"`]+|^(?:apiRef\.current\.|(?:slots|slotProps|classes|params|props)\.)/g;
const CODE_END = /[(>=:{'"`;,].*$/s;

/** Other words for a word of the query: they fit when all of them do. */
export interface Wording {
  words: string[];
  /** A synonym was written for this site; the thesaurus has words that mean about the same. */
  source: 'synonym' | 'thesaurus';
}

/** A word of the query with its alternatives. */
export interface QueryTerm {
  text: string;
  /** As typed, in lower case: typing errors are found in this. */
  full: string;
  wordings: Wording[];
  /** True for a name of several parts, which are terms too. */
  isWhole: boolean;
}

export interface ParsedQuery {
  terms: QueryTerm[];
  /** The query as the name of a symbol, in its own case: `DataGrid`; empty where it is none. */
  symbol: string;
  /** As `joinText` gives them. */
  joined: string;
  joinedSymbol: string;
  isOneWord: boolean;
  /** All words, also those that do not distinguish. */
  words: ReadonlySet<string>;
}

/** The words of a wording; of a name of several parts, the name alone: its parts say too little. */
function listTexts(text: string): string[] {
  const words = splitWords(text);
  return (words[0]?.isWhole ? words.slice(0, 1) : words).map((word) => word.text);
}

/** The letters and digits of a text in lower case: `page size options -> pagesizeoptions`. */
export function joinText(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

interface TableEntry {
  words: string[];
  to: Wording[];
}

/** Other words by the first word of what they stand for. */
export class WordingTable {
  readonly #entries = new Map<string, TableEntry[]>();

  /** Reads what may be said instead of a word or a phrase. */
  add(from: string, to: readonly string[], source: Wording['source']): void {
    const words = listTexts(from);
    addToList(this.#entries, words[0]!, {
      words,
      to: to.map((other) => ({ words: listTexts(other), source })),
    });
  }

  /** The wordings of each word of a query, by its position: those of a phrase belong to each of its words. */
  find(words: readonly string[]): Map<number, Wording[]> {
    const found = new Map<number, Wording[]>();
    words.forEach((word, start) => {
      for (const entry of this.#entries.get(word) ?? []) {
        if (entry.words.every((part, offset) => words[start + offset] === part)) {
          entry.words.forEach((_, offset) => {
            entry.to.forEach((wording) => addToList(found, start + offset, wording));
          });
        }
      }
    });
    return found;
  }
}

export function createWordingTable(synonyms: readonly Synonym[]): WordingTable {
  const table = new WordingTable();
  synonyms.forEach(({ from, to }) => table.add(from, to, 'synonym'));
  return table;
}

/** The name of a symbol in a piece of code, without what surrounds it; empty for several words. */
function readSymbol(text: string): string {
  let name = text.trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(CODE_PREFIX, '');
  }
  const symbol = name.replace(CODE_END, '').trim();
  return /\s/.test(symbol) ? '' : symbol;
}

/** Words that are read in a way of their own. */
export interface QueryWords {
  wordings: WordingTable;
  /** Those that do not distinguish one question from another. */
  ignored: ReadonlySet<string>;
}

/**
 * Reads what a user typed or pasted.
 *
 * @param query any string of any length
 * @returns no terms where it has no letter and no digit
 */
export function readQuery(query: string, { wordings, ignored }: QueryWords): ParsedQuery {
  const text = query.slice(0, MAX_LENGTH);
  const words = new Map<string, Word>();
  for (const word of splitWords(text)) {
    if (word.text.length <= MAX_WORD && words.size < MAX_TERMS && !words.has(word.text)) {
      words.set(word.text, word);
    }
  }
  const found = wordings.find([...words.keys()]);
  const terms = [...words.values()].map((word, index) => ({
    text: word.text,
    full: word.full,
    isWhole: word.isWhole === true,
    wordings: found.get(index) ?? [],
  }));
  const said = terms.filter(({ full }) => !ignored.has(full));
  const symbol = readSymbol(text);
  return {
    terms: said.length > 0 ? said : terms,
    symbol,
    joined: joinText(text),
    joinedSymbol: joinText(symbol),
    isOneWord: !/\S\s+\S/.test(text),
    words: new Set(words.keys()),
  };
}
