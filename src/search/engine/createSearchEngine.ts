import MiniSearch from 'minisearch';
import type { ProductFolder } from '../../shared/products';
import { getRecordHash } from '../../shared/search/getRecordHash';
import type { SearchIndex, SearchPage, SearchRecord, TextShardFile } from '../../shared/search/searchIndex';
import { splitWords } from '../../shared/search/splitWords';
import { createPageMatcher, type MatchPage } from './createPageMatcher';
import { MatchedTerm } from './MatchedTerm';
import { MIN_TYPO_LENGTH } from './matchWord';
import { prepareIndex } from './prepareIndex';
import { createSynonymTable, readQuery, type QueryTerm } from './readQuery';
import { createScoreRecord, scoreText } from './scoreRecord';
import { TextIndex } from './TextIndex';

/** A record that answers a query, on the page of those it stands on that fits best. */
export interface SearchHit {
  record: SearchRecord;
  page: SearchPage;
  /** Element of the page, without `#`; empty for the page itself. */
  hash: string;
  score: number;
  /** Words of the query that only the text has. */
  textWords: string[];
}

export interface SearchOptions {
  /** Of the page that is read: wins among hits that are nearly as good. */
  product?: ProductFolder;
  /** The page that is read, without language prefix and trailing slash. */
  pathname?: string;
  limit?: number;
}

export interface SearchEngine {
  /** The addresses of the files that the full text of a query needs and that were not added yet. */
  listMissingFiles: (query: string) => string[];
  addFile: (href: string, file: TextShardFile) => void;
  search: (query: string, options?: SearchOptions) => SearchHit[];
}

/** Records that are looked at closely; the others share less with the query. */
const MAX_CANDIDATES = 120;
/** Longer names are found by their words. */
const MAX_NAME_WORDS = 4;
const DEFAULT_LIMIT = 30;

function splitForIndex(text: string): string[] {
  return splitWords(text).flatMap(({ text: word, full }) => (word === full ? word : [word, full]));
}

/**
 * Makes an index searchable: MiniSearch finds the records that share words with a query, and `createScoreRecord`
 * puts them in order.
 */
export async function createSearchEngine(searchIndex: SearchIndex): Promise<SearchEngine> {
  const { pages, records } = searchIndex;
  const synonymTable = createSynonymTable(searchIndex.synonyms);
  const textIndex = new TextIndex(searchIndex.shards);
  const names = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: splitForIndex,
    processTerm: (term) => term,
  });
  const index = await prepareIndex(searchIndex, (start, end) => {
    for (let id = start; id < end; id += 1) {
      names.add({ id, name: records[id]!.name });
    }
  });

  /** The records that have a term or one of its synonyms in their name, perhaps as the beginning of a word. */
  const findByName = ({ term, synonyms, isUnknown }: MatchedTerm): number[] => {
    const mayErr = isUnknown && term.full.length >= MIN_TYPO_LENGTH;
    const found = names.search(
      {
        combineWith: 'OR',
        queries: [
          term.text,
          ...(mayErr ? [term.full] : []),
          ...synonyms.map((wording) => ({
            combineWith: 'AND' as const,
            queries: wording.map(({ text }) => text),
          })),
        ],
      },
      {
        tokenize: (text) => [text],
        prefix: (word) => word.length > 1,
        // Two neighbours that changed places are two changes to it.
        fuzzy: (word) => (mayErr && word === term.full ? 2 : false),
        maxFuzzy: 2,
      },
    );
    return found.map(({ id }) => id as number);
  };

  /** The records that have most of the query, in name and text, or around them. */
  const findCandidates = (terms: readonly MatchedTerm[], matchPage: MatchPage): number[] => {
    const sums = new Float32Array(records.length);
    /** For each record a bit for each term that its name or text has; a query has at most as many terms. */
    const found = new Uint32Array(records.length);
    terms.forEach((term, position) => {
      const bit = 1 << position;
      const add = (number: number, share: number) => {
        if ((found[number]! & bit) === 0) {
          found[number]! |= bit;
          sums[number]! += term.weight * share;
        }
      };
      findByName(term).forEach((number) => add(number, 1));
      term.inText.records.forEach((number) => add(number, scoreText(term, number)));
      term.inText.beginning.forEach((number) => add(number, scoreText(term, number)));
    });
    const numbers: number[] = [];
    found.forEach((bits, number) => {
      if (bits !== 0) {
        numbers.push(number);
        const onPage = matchPage(records[number]!.pages[0]!);
        terms.forEach(({ weight }, position) => {
          sums[number]! += (bits & (1 << position)) === 0 ? weight * onPage[position]! : 0;
        });
      }
    });
    return numbers.toSorted((one, other) => sums[other]! - sums[one]!).slice(0, MAX_CANDIDATES);
  };

  /** The records whose whole name the query says, in one word or in several that follow each other. */
  const findNamed = (terms: readonly MatchedTerm[]): number[] => {
    const words = terms.filter(({ term }) => !term.isWhole).map(({ term }) => term.full);
    const wholes = terms.filter(({ term }) => term.isWhole).map(({ term }) => term.full);
    const runs = words.flatMap((_, start) =>
      Array.from({ length: MAX_NAME_WORDS }, (__, more) => words.slice(start, start + more + 1).join('')),
    );
    return [...new Set([...wholes, ...runs])].flatMap((name) => index.recordsByName.get(name) ?? []);
  };

  const listFiles = (terms: readonly QueryTerm[]): string[] =>
    textIndex.listFiles(terms.filter(({ isWhole }) => !isWhole).map(({ text }) => text));

  return {
    listMissingFiles: (query) =>
      listFiles(readQuery(query, synonymTable).terms).filter((href) => !textIndex.has(href)),
    addFile: (href, file) => textIndex.add(href, file),
    search: (query, { product, pathname, limit = DEFAULT_LIMIT } = {}) => {
      const parsed = readQuery(query, synonymTable);
      if (parsed.terms.length === 0) {
        return [];
      }
      const files = listFiles(parsed.terms);
      const terms = parsed.terms.map(
        (term) => new MatchedTerm(term, index, textIndex.find(term.text, files)),
      );
      const matchPage = createPageMatcher(index, terms);
      const candidates = new Set([
        ...(index.recordsByName.get(parsed.joined) ?? []),
        ...(index.recordsByName.get(parsed.joinedSymbol) ?? []),
        ...findNamed(terms),
        ...findCandidates(terms, matchPage),
      ]);
      const scoreRecord = createScoreRecord({ index, terms, matchPage, parsed, product, pathname });
      const hits = new Map<string, SearchHit>();
      for (const { number, page, score } of [...candidates]
        .map(scoreRecord)
        .filter((scored) => scored.score !== 0)
        .toSorted((a, b) => b.score - a.score)) {
        const record = records[number]!;
        const hash = getRecordHash(record, pages[page]!.pathname);
        const place = `${page}#${hash}`;
        // The same place under two names is one answer.
        if (hits.size < limit && !hits.has(place)) {
          const isOnlyInText = (term: MatchedTerm) =>
            term.inText.records.has(number) && term.matchWords(index.prepared[number]!.words) === 0;
          const found = terms.filter(isOnlyInText).map(({ term }) => term.full);
          // Of a name the whole says more than its parts.
          const textWords = found.filter(
            (word) => !found.some((other) => other !== word && other.includes(word)),
          );
          hits.set(place, { record, page: pages[page]!, hash, score, textWords });
        }
      }
      return [...hits.values()];
    },
  };
}
