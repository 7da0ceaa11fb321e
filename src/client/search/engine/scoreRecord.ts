import { isSymbolKind, type SearchKind, type SearchWords } from '../../../shared/search/searchIndex';
import { isUnspaced } from '../../../shared/search/splitWords';
import type { MatchPage } from './createPageMatcher';
import type { MatchedTerm } from './MatchedTerm';
import { getKindWeight, type RankingWeights } from './rankingWeights';
import type { PreparedIndex } from './prepareIndex';
import { NEVER_ASKED, NOT_ASKED, type AskedScore } from './QuestionIndex';
import { findNamedProducts } from './findNamedProducts';
import type { ParsedQuery } from './readQuery';

/** Shorter beginnings of names say too little. */
const MIN_BEGINNING = 3;

/** Who says this many words describes a task: guides tell how, symbols have shorter names. */
const MIN_TASK_WORDS = 3;

/** Kinds of which few users know a name by heart: only a name in its own case is meant. */
const RARE_KINDS = new Set<SearchKind>(['type', 'class']);

/** From here on a word counts as said: by itself or by a synonym. */
const SAID = 0.85;

/** From here on a question says the same words as the query: sums of weights are not exact. */
const SAME_QUESTION = 0.999;

const MEMBER_KINDS = new Set<SearchKind>(['prop', 'method', 'event']);

const GUIDE_KINDS = new Set<SearchKind>(['page', 'heading']);

/** A record with what it is worth for a query. */
export interface ScoredRecord {
  number: number;
  /** Of its pages, the one that fits best. */
  page: number;
  /** 0 where it has no word of the query. */
  score: number;
}

export interface ScoreContext {
  weights: RankingWeights;
  index: PreparedIndex;
  searchWords: SearchWords;
  terms: readonly MatchedTerm[];
  matchPage: MatchPage;
  /** By record, how well its questions fit. */
  asked: ReadonlyMap<number, AskedScore>;
  /** How near what a record is about is to what the query is about, from -1 to 1. */
  rateMeaning: (number: number) => number;
  parsed: ParsedQuery;
  /** Positions of the pages of the product that is read. */
  product?: string;
  pathname?: string;
}

/** What the number of its questions that have a word says of a record, from 0 to 1: the first say most. */
function rateCount(count: number, { halfOften }: RankingWeights): number {
  return count / (count + halfOften);
}

/** What the words of the text and of the questions are worth. */
function scoreText({ found }: MatchedTerm, number: number, weights: RankingWeights): number {
  const { worth, count } = found.inQuestions.get(number) ?? NOT_ASKED;
  const { inQuestion, inQuestionOnce } = weights;
  const asked = worth * inQuestion * (inQuestionOnce + (1 - inQuestionOnce) * rateCount(count, weights));
  if (worth === 1) {
    return asked;
  }
  return found.inText.has(number) ? Math.max(asked, weights.inText) : asked;
}

/** Scores records for one query. */
export function createScoreRecord({
  weights,
  index,
  searchWords,
  terms,
  matchPage,
  asked,
  rateMeaning,
  parsed,
  product,
  pathname,
}: ScoreContext) {
  const { records, prepared, pages, pageNames } = index;
  // A name as a whole, or a pair of characters, that the index has not says no more than its parts.
  const totalWeight = terms.reduce(
    (sum, { weight, isUnknown, term }) =>
      sum + (isUnknown && (term.isWhole || isUnspaced(term.text)) ? 0 : weight),
    0,
  );
  const namedProducts = parsed.isOneWord ? [] : findNamedProducts(parsed.words, searchWords);
  const hasName = terms.some(({ term }) => term.isWhole && !term.isWeak);
  // Beside a name it takes more of them: the name is what is asked about.
  const isTask = (hasName ? parsed.wordsBesideNames / 2 : terms.length) >= MIN_TASK_WORDS;
  /** The page of a record that has most of what its name has not. */
  const choosePage = (number: number, matches: readonly number[]): { page: number; coverage: number } => {
    let best = { page: 0, coverage: 0 };
    for (const page of records[number]!.pages) {
      const onPage = matchPage(page);
      let sum = 0;
      terms.forEach(({ weight }, position) => {
        sum += weight * Math.max(matches[position]!, onPage[position]!);
      });
      // Candidates are compared less closely: some have no word of the query.
      if (sum === 0) {
        continue;
      }
      const isRead = pages[page]!.pathname === pathname;
      const isOwn = product !== undefined && pages[page]!.product === product;
      const coverage =
        Math.min(sum / (totalWeight || 1), 1) +
        (isRead ? weights.samePage : 0) +
        (isOwn ? weights.sameProduct : 0);
      if (coverage > best.coverage + 1e-6) {
        best = { page, coverage };
      }
    }
    return best;
  };

  /** How much of a name the query says; a name that is written in one word has all of its parts. */
  const scorePrecision = (number: number): number => {
    const { parts, wholes } = prepared[number]!;
    const rate = (position: number) =>
      terms.reduce((most, term) => Math.max(most, term.matchPart(position)), 0);
    const said = wholes
      .map((position) => ({ full: index.words[position]!.full, rate: rate(position) }))
      .filter((whole) => whole.rate > 0);
    const sum = parts.reduce((total, position) => {
      const { full } = index.words[position]!;
      const inWhole = said.map((whole) => (whole.full.includes(full) ? whole.rate : 0));
      return total + Math.max(rate(position), ...inWhole);
    }, 0);
    return sum / Math.max(parts.length, 1);
  };

  /** True where the query says the name, and all else that it says is the page: `column width`. */
  const isMember = (number: number, page: number, precision: number): boolean => {
    const { words } = prepared[number]!;
    const onPage = matchPage(page);
    const rest = terms.map((term, position) =>
      term.matchWords(words) < SAID ? onPage[position]! : undefined,
    );
    const others = rest.filter((match) => match !== undefined);
    return (
      precision >= SAID && others.length > 0 && others.every((match) => match >= SAID * weights.inPage * SAID)
    );
  };

  /** The share of the query that many of its questions have. */
  const rateOften = (number: number): number => {
    const often = terms.reduce((sum, { weight, found }) => {
      const { count } = found.inQuestions.get(number) ?? NOT_ASKED;
      return sum + weight * rateCount(count, weights);
    }, 0);
    return Math.min(often / (totalWeight || 1), 1);
  };

  /** The share of the query that its own name says: a word of a sentence that happens to be a name says little. */
  const rateNamed = (words: readonly number[]): number => {
    const named = terms.reduce((sum, term) => sum + term.weight * term.matchWords(words), 0);
    return Math.min(named / (totalWeight || 1), 1);
  };

  const isAskedExactly = (number: number): boolean => (asked.get(number)?.best ?? 0) >= SAME_QUESTION;

  const scoreQuestions = (number: number): number => {
    const { best, second } = asked.get(number) ?? NEVER_ASKED;
    const exact = isAskedExactly(number) ? weights.exactQuestion : 0;
    const whole = weights.asked * (best + second * weights.askedAgain) + exact;
    return whole + weights.askedOften * rateOften(number);
  };

  const besideName = parsed.wordsBesideNames >= MIN_TASK_WORDS ? weights.meaningBesideName : 0;
  const shareOfMeaning = weights.meaning * (hasName ? besideName : 1);

  /** A name alone says what the query is about, and so does one of the questions, word for word. */
  const scoreMeaning = (number: number): number =>
    shareOfMeaning === 0 ? 0 : shareOfMeaning * (isAskedExactly(number) ? 1 : rateMeaning(number));

  const scoreName = (number: number, page: number): number => {
    const { joined } = prepared[number]!;
    const { kind, name } = records[number]!;
    // `slots.toolbar` is a slot, and no heading that has the same word.
    const isSymbol = isSymbolKind(kind) && parsed.symbol !== '' && joined === parsed.joinedSymbol;
    if (isSymbol || joined === parsed.joined) {
      const isSameCase = name === parsed.symbol && /\p{Lu}/u.test(name);
      const isMeant = isSameCase || !RARE_KINDS.has(kind);
      return (isMeant ? weights.exactName : 0) + (isSameCase ? weights.sameCase : 0);
    }
    const owner = pageNames[page]!;
    if (parsed.joined === owner + joined || parsed.joined === joined + owner) {
      return weights.exactMember;
    }
    const isBeginning =
      parsed.isOneWord && parsed.joined.length >= MIN_BEGINNING && joined.startsWith(parsed.joined);
    return isBeginning ? weights.nameBeginning : 0;
  };

  return (number: number): ScoredRecord => {
    const { kind, deprecation } = records[number]!;
    const { words, parent, isSymptom } = prepared[number]!;
    const kindWords = searchWords.kinds[kind] ?? [];
    const isKindWord = ({ term }: MatchedTerm) =>
      kindWords.includes(term.text) || kindWords.includes(term.full);
    const matches = terms.map((term) =>
      Math.max(
        term.matchWords(words),
        parent.length > 0 ? term.matchWords(parent) * weights.inParent : 0,
        isKindWord(term) ? weights.inKind : 0,
        scoreText(term, number, weights),
      ),
    );
    const { page, coverage } = choosePage(number, matches);
    if (coverage === 0) {
      return { number, page, score: 0 };
    }
    const isGuide = GUIDE_KINDS.has(kind);
    const shareOfSymbol = kind === 'message' ? weights.precisionOfMessage : weights.precision;
    const shareOfGuide = isSymptom ? weights.precisionOfSymptom : weights.precisionOfGuide;
    const share = isGuide ? shareOfGuide : shareOfSymbol;
    const precision = scorePrecision(number);
    const said =
      coverage * (1 - share + share * precision) +
      (MEMBER_KINDS.has(kind) && isMember(number, page, precision) ? weights.member : 0) +
      getKindWeight(weights, kind) +
      (kind === 'migration' && !terms.some(isKindWord)
        ? weights.migrationUnasked * (1 - (asked.get(number) ?? NEVER_ASKED).best)
        : 0) +
      (isTask && isGuide ? weights.guideForTask : 0) +
      (isTask && isSymbolKind(kind) ? weights.symbolForTask * (1 - rateNamed(words)) : 0) +
      (namedProducts.some((folder) => folder === pages[page]!.product) ? weights.namedProduct : 0) +
      scoreName(number, page) +
      scoreQuestions(number) +
      (isSymptom ? weights.symptom : 0) +
      (deprecation === undefined ? 0 : weights.deprecated) +
      (weights.rarePage * page) / pages.length;
    return { number, page, score: said + scoreMeaning(number) };
  };
}
