import type { ProductFolder } from '../../../shared/products/products';
import type { ReleaseMoment } from '../../../shared/products/releases';
import { addDescriptions } from '../../../shared/search/descriptions';
import { getRecordHash } from '../../../shared/search/getRecordHash';
import {
  isSectionKind,
  isSymbolKind,
  type QueryFile,
  type SearchIndex,
  type SearchPage,
  type SearchRecord,
} from '../../../shared/search/searchIndex';
import { isUnspaced } from '../../../shared/search/splitWords';
import { createPageSupport } from './createPageSupport';
import { createPageMatcher, type MatchPage } from './createPageMatcher';
import { MatchedTerm, type FoundRecords } from './MatchedTerm';
import { isOneTypoAway, MIN_PREFIX_LENGTH, MIN_TYPO_LENGTH } from './matchWord';
import { MIN_NAMESAKES, prepareIndex } from './prepareIndex';
import { MeaningIndex } from './MeaningIndex';
import { QuestionIndex, type AskedScore, type AskedWord } from './QuestionIndex';
import { readQuery, type ParsedQuery, type QueryTerm } from './readQuery';
import { RANKING_WEIGHTS, type RankingWeights } from './rankingWeights';
import { createScoreRecord } from './scoreRecord';
import { TextIndex } from './TextIndex';
import { getWorth, WordingTable } from './WordingTable';

/** Another page of a hit. */
export type OtherPlace = Pick<SearchHit, 'page' | 'hash'>;

/** A record that answers a query, on the best of the pages that contain it. */
export interface SearchHit {
  /** Names the record and the page; the same in every list of hits. */
  id: string;
  record: SearchRecord;
  page: SearchPage;
  /** The title of the page, for a section whose name many pages have: `What goes wrong`. */
  subject?: string;
  /** Since when the page has the symbol; absent for what is as old as the table of the product, or older. */
  since?: ReleaseMoment;
  /** Element of the page, without `#`; empty for the page itself, and for ids that come with the descriptions. */
  hash: string;
  score: number;
  /**
   * The score of the record alone, as far as the words of the query are those of the site: without spaces, pairs of
   * characters that no page knows do not change the order, but tell of another subject.
   */
  certainty: number;
  /** Words of the query that only the text has. */
  textWords: string[];
  /** The same, or what has the same name, on other pages of the product. */
  others: OtherPlace[];
}

export interface SearchOptions {
  /** The product of the page that is read: its hits win over others that are nearly as good. */
  product?: ProductFolder;
  /** The page that is read, without language prefix and trailing slash. */
  pathname?: string;
  limit?: number;
}

export interface SearchEngine {
  /** The addresses of the files that the full text of a query needs and that were not added yet. */
  listMissingFiles: (query: string) => string[];
  addFile: (href: string, file: QueryFile) => Promise<void>;
  search: (query: string, options?: SearchOptions) => SearchHit[];
}

/** Records that are looked at closely; the others share less with the query. */
const MAX_CANDIDATES = 120;
/** Further records that are looked at: those whose questions fit best as a whole. */
const MAX_ASKED = 20;
/** Longer names are found by their words. */
const MAX_NAME_WORDS = 4;
const DEFAULT_LIMIT = 30;
/** Two neighbours that changed places are two changes to a radix tree. */
const TYPO_CHANGES = 2;

/** The share of the terms that are not pairs of characters which the site has nowhere. */
function rateKnown(terms: readonly MatchedTerm[]): number {
  const unknown = terms.filter(({ isUnknown, term }) => isUnknown && isUnspaced(term.text));
  return 1 - unknown.length / terms.length;
}

/** Lets through the best records, and those as good as the last of them: sorting thousands takes longer than finding. */
function createThreshold(numbers: readonly number[], sums: Float32Array): (number: number) => boolean {
  const sorted = Float32Array.from(numbers, (number) => sums[number]!).toSorted();
  const least = sorted.at(-MAX_CANDIDATES) ?? 0;
  return (number) => sums[number]! >= least;
}

/** The records whose questions fit best. */
function listBest(asked: ReadonlyMap<number, AskedScore>): number[] {
  const sorted = [...asked].toSorted(([, a], [, b]) => b.best - a.best);
  return sorted.slice(0, MAX_ASKED).map(([number]) => number);
}

/**
 * Makes an index searchable: MiniSearch's radix tree finds the words that a word of a query may mean, and
 * `createScoreRecord` puts the records in order that have them.
 */
export async function createSearchEngine(
  searchIndex: SearchIndex,
  weights: RankingWeights = RANKING_WEIGHTS,
): Promise<SearchEngine> {
  const { pages, records } = searchIndex;
  const wordings = new WordingTable();
  searchIndex.synonyms.forEach((synonym) => wordings.addSynonym(synonym));
  const queryWords = {
    wordings,
    ignored: new Set(searchIndex.words.ignored),
    weak: new Set(searchIndex.words.weak),
  };
  const textIndex = new TextIndex(searchIndex.shards);
  const questionIndex = new QuestionIndex();
  const meaningIndex = new MeaningIndex(searchIndex);
  const index = await prepareIndex(searchIndex);
  const { recordsByWord } = index;

  /** The records that have a word in their name, perhaps as the beginning of another. */
  const findByWord = (word: string): Set<number> => {
    const found =
      word.length < MIN_PREFIX_LENGTH
        ? [recordsByWord.get(word) ?? []]
        : [...recordsByWord.atPrefix(word).values()];
    return new Set(found.flat());
  };

  const findByWholeWord = (word: string): Set<number> => new Set(recordsByWord.get(word));

  /** The records that have a word in their name which a typing error may have made another. */
  const findByTypo = (word: string): Set<number> => {
    // Nearly all words at this distance are others: they would leave no room for the one that is meant.
    const found = [...recordsByWord.fuzzyGet(word, TYPO_CHANGES)].filter(([other]) =>
      isOneTypoAway(word, other),
    );
    return new Set(found.flatMap(([, [numbers]]) => numbers));
  };

  /**
   * Whether a term is a name of another library, `disabledDate`, that the site has nowhere: not as a beginning and not with
   * a typing error either. Its parts are terms too, and say what is meant.
   */
  const isForeignName = ({ term, isUnknown, wordings: others, found }: MatchedTerm): boolean =>
    term.isWhole &&
    isUnknown &&
    others.length === 0 &&
    found.inQuestions.size === 0 &&
    findByWord(term.full).size === 0 &&
    findByTypo(term.full).size === 0;

  /** The records that have a term or one of its other wordings in their name. */
  const findByName = ({ term, wordings: others, isUnknown }: MatchedTerm): Set<number>[] => {
    const mayErr = isUnknown && term.full.length >= MIN_TYPO_LENGTH;
    const inWordings = others.map(({ words, source }) => {
      // The thesaurus is large: its words are found as whole words only, not as beginnings of others.
      const find = source === 'synonym' ? findByWord : findByWholeWord;
      const [first, ...rest] = words.map(find);
      return new Set([...first!].filter((number) => rest.every((having) => having.has(number))));
    });
    return [findByWord(term.text), ...(mayErr ? [findByTypo(term.full)] : []), ...inWordings];
  };

  /** The records that have most of the query, in name and text, or around them. */
  const findCandidates = (terms: readonly MatchedTerm[], matchPage: MatchPage): number[] => {
    const sums = new Float32Array(records.length);
    /** For each record a bit for each term that its name or text has; a query has at most as many terms. */
    const found = new Uint32Array(records.length);
    terms.forEach((term, position) => {
      const bit = 1 << position;
      const addOne = (number: number, share: number) => {
        if ((found[number]! & bit) === 0) {
          found[number]! |= bit;
          sums[number]! += term.weight * share;
        }
      };
      const add = (numbers: ReadonlySet<number>, share: number) => {
        numbers.forEach((number) => addOne(number, share));
      };
      findByName(term).forEach((numbers) => add(numbers, 1));
      term.found.inQuestions.forEach(({ worth }, number) => addOne(number, worth * weights.inQuestion));
      add(term.found.inText, weights.inText);
    });
    const numbers: number[] = [];
    for (let number = 0; number < found.length; number += 1) {
      const bits = found[number]!;
      if (bits !== 0) {
        numbers.push(number);
        const onPage = matchPage(records[number]!.pages[0]!);
        for (let position = 0; position < terms.length; position += 1) {
          sums[number]! += (bits & (1 << position)) === 0 ? terms[position]!.weight * onPage[position]! : 0;
        }
      }
    }
    const isGood = createThreshold(numbers, sums);
    return numbers
      .filter(isGood)
      .toSorted((one, other) => sums[other]! - sums[one]!)
      .slice(0, MAX_CANDIDATES);
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

  const toAskedWord = ({ text, wordings: others, isWeak }: QueryTerm): AskedWord => ({
    text,
    share: isWeak ? weights.weakWord : 1,
    wordings: others.map((wording) => ({ words: wording.words, worth: getWorth(wording, weights) })),
  });

  const { questionsHref, descriptionsHref } = searchIndex;
  let isDescribed = false;
  /** Whether a name or a question has a word, or one that begins like it: the user may still be typing. */
  const isKnown = (word: string): boolean =>
    recordsByWord.atPrefix(word).size > 0 || questionIndex.hasBeginning(word);

  /** The words of a query that only the full text may have. */
  const listUnknown = (terms: readonly QueryTerm[]): string[] => {
    const words = terms.filter(({ isWhole }) => !isWhole).map(({ text }) => text);
    const unknown = words.filter((word) => !isKnown(word));
    // Without spaces a pair of neighbours may be the end of one word and the beginning of the next.
    return unknown.length === words.length ? unknown : unknown.filter((word) => !isUnspaced(word));
  };

  /** The questions first: they tell which words need the full text. */
  const listFiles = (terms: readonly QueryTerm[]): string[] => {
    const ofEveryQuery = [questionsHref, descriptionsHref].filter((href) => href !== undefined);
    const isTold = questionsHref === undefined || questionIndex.isReady;
    return terms.length > 0
      ? [...ofEveryQuery, ...(isTold ? textIndex.listFiles(listUnknown(terms)) : [])]
      : [];
  };
  const hasFile = (href: string) => {
    if (href === questionsHref) {
      return questionIndex.isReady;
    }
    return href === descriptionsHref ? isDescribed : textIndex.has(href);
  };

  const findInTexts = (word: AskedWord, files: readonly string[]): FoundRecords => ({
    inText: textIndex.find(word.text, files),
    inQuestions: questionIndex.find(word),
  });

  /** A query is used twice: for its files and for its hits. */
  let last: { query: string; parsed: ParsedQuery; files: string[] } | undefined;
  const read = (query: string) => {
    if (last?.query !== query) {
      const parsed = readQuery(query, queryWords);
      last = { query, parsed, files: listFiles(parsed.terms) };
    }
    return last;
  };

  return {
    listMissingFiles: (query) => read(query).files.filter((href) => !hasFile(href)),
    addFile: async (href, file) => {
      if ('owners' in file) {
        file.thesaurus.split('\n').forEach((line) => wordings.addGroup(line.split(',')));
        meaningIndex.add(file);
        await questionIndex.add(file);
        last = undefined;
      } else if ('types' in file) {
        addDescriptions(searchIndex, file);
        isDescribed = true;
      } else {
        textIndex.add(href, file);
      }
    },
    search: (query, { product, pathname, limit = DEFAULT_LIMIT } = {}) => {
      const { parsed, files } = read(query);
      if (parsed.terms.length === 0) {
        return [];
      }
      const terms = parsed.terms
        .map((term) => new MatchedTerm(term, index, findInTexts(toAskedWord(term), files), weights))
        .filter((term) => !isForeignName(term));
      const matchPage = createPageMatcher(index, terms, weights);
      const asked = questionIndex.score(
        terms.map(({ term }) => toAskedWord(term)),
        weights,
      );
      const candidates = new Set([
        ...(index.recordsByName.get(parsed.joined) ?? []),
        ...(index.recordsByName.get(parsed.joinedSymbol) ?? []),
        ...findNamed(terms),
        ...findCandidates(terms, matchPage),
        ...listBest(asked),
      ]);
      const scoreRecord = createScoreRecord({
        weights,
        index,
        searchWords: searchIndex.words,
        terms,
        matchPage,
        asked,
        rateMeaning: meaningIndex.compareWith(parsed.text),
        parsed,
        product,
        pathname,
      });
      // Pairs across two words are unknown too: some are in every query.
      const known = Math.sqrt(rateKnown(terms));
      const hits = new Map<string, SearchHit>();
      const places = new Set<string>();
      const scored = [...candidates].map(scoreRecord).filter(({ score }) => score !== 0);
      const getSupport = createPageSupport(scored);
      const supported = scored.map((one) => ({
        ...one,
        own: one.score,
        score: one.score + weights.samePageHits * getSupport(one),
      }));
      for (const { number, page, own, score } of supported.toSorted((a, b) => b.score - a.score)) {
        const record = records[number]!;
        const { product: ofProduct, pathname: address, title } = pages[page]!;
        const { joined, words, isSymptom } = index.prepared[number]!;
        const hash = getRecordHash(record, address);
        const id = `${number} ${page}`;
        const isSection = isSectionKind(record.kind);
        // Without their ids, sections and demos would all be the top of the page.
        const isPart = isSection || record.kind === 'demo';
        const place = hash === '' && isPart ? id : `${page}#${hash}`;
        const isShared = isSection && !isSymptom && index.recordsByName.get(joined)!.length >= MIN_NAMESAKES;
        const isNamed = (isSection && !isShared) || isSymbolKind(record.kind);
        const line = isNamed ? `${record.kind} ${record.name} ${ofProduct}` : place;
        // The same place under two names is one answer.
        if (places.has(place) || (!hits.has(line) && hits.size === limit)) {
          continue;
        }
        places.add(place);
        const others = record.pages
          .filter((position) => position !== page)
          .map((position) => ({
            page: pages[position]!,
            hash: getRecordHash(record, pages[position]!.pathname),
          }));
        const same = hits.get(line);
        if (same) {
          same.others.push({ page: pages[page]!, hash }, ...others);
          continue;
        }
        const isOnlyInText = (term: MatchedTerm) =>
          term.found.inText.has(number) &&
          // A question with the very word counts as found, though no page shows questions.
          term.found.inQuestions.get(number)?.worth !== 1 &&
          term.matchWords(words) === 0;
        const found = terms.filter(isOnlyInText).map(({ term }) => term.full);
        hits.set(line, {
          id,
          record,
          page: pages[page]!,
          subject: isShared ? title : undefined,
          since: record.since?.[record.pages.indexOf(page)],
          hash,
          score,
          certainty: own * known,
          // Of a name the whole says more than its parts.
          textWords: found.filter((word) => !found.some((other) => other !== word && other.includes(word))),
          others,
        });
      }
      return [...hits.values()];
    },
  };
}
