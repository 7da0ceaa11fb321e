import type { SearchKind } from '../../../shared/search/searchIndex';

/**
 * What the features of a record are worth for a query. A score is the share of the query that the record says, each
 * word by its best place, and what the record gains beside it. `npm run fit-search` changes the numbers.
 */
export const RANKING_WEIGHTS = {
  /** A word of the query in the heading above the record; in its own name a word is worth 1. */
  inParent: 0.8,
  /** A word that says the kind of the record: `toolbar slot`. */
  inKind: 0.78,
  /** A word in its questions: users ask in words that the heading does not have. */
  inQuestion: 0.9,
  /** The share of this that a word has which is in one question; the rest grows with the number of questions. */
  inQuestionOnce: 0.675,
  /** A word in its text, which may be about something else. */
  inText: 0.554,
  /** A word in the title of its page: the section itself may be about another part. */
  inPage: 0.85,
  /** A word that names its product. */
  inProduct: 0.774,
  /** A word that is found by a synonym, which may have another meaning too. */
  asSynonym: 0.85,
  /** A word that is found by one that means about the same: the thesaurus was not written for this site. */
  asThesaurus: 0.676,
  /** The name of a product or a filler beside words that say more, compared with such a word. */
  weakWord: 0.4,

  /** The share of the score that depends on how much of the name the query says. */
  precision: 0.507,
  /** The same for pages and headings, which say in other words what the text below them says. */
  precisionOfGuide: 0.04,
  /** The same for symptoms, which say more exactly what they are about. */
  precisionOfSymptom: 0.15,
  /** The same for messages, which are quoted. */
  precisionOfMessage: 0.294,

  /** The best of its questions, compared as a whole. */
  asked: 0.28,
  /** The second best of its questions, compared with the best: several that fit are no accident. */
  askedAgain: 0.2,
  /** The words of the query are in many of its questions: they are what it is about. */
  askedOften: 0.066,
  /** In so many questions a word has half of what its number can add. */
  halfOften: 2,
  /** The query has the words of one of its questions, and no others: it was asked exactly. */
  exactQuestion: 0.3,
  /** Exponent of the share of the query that a question has: half of it says much less than half. */
  questionRecall: 2.2,
  /** Exponent of the share of the question that the query has: queries are shorter than questions. */
  questionPrecision: 0.5,

  /** It is about what the query is about, whatever the words. */
  meaning: 0.42,
  /** The share of this that is left where a sentence has a name of code: the other words say what is wrong with it. */
  meaningBesideName: 0.2,

  /** The query is its name. */
  exactName: 0.78,
  /** The query is its name and that of its page: `DataGrid rows`. */
  exactMember: 0.5,
  /** The query says its name and, in all other words, its page: `column width`. */
  member: 0.14,
  /** The query is its name in its own case, `autoHeight`: whoever types that means the symbol, not a heading of the same words. */
  sameCase: 0.4,
  /** The query is the beginning of its name. */
  nameBeginning: 0.2,

  /** It is about the product whose pages the user reads. */
  sameProduct: 0.06,
  /** It is on the page that the user reads. */
  samePage: 0.03,
  /** The share of the mean score of the two best others on its page: what several sections say is what the page is about. */
  samePageHits: 0.1,
  /** It is about the product that the query names. */
  namedProduct: 0.13,
  /** A guide, where the query describes a task: guides tell how. */
  guideForTask: 0.05,
  /** A symbol, where the query is a sentence: for the share of the sentence that its name does not say. */
  symbolForTask: -0.25,
  /** A symptom: more users ask how something is done than what is wrong with it. */
  symptom: -0.081,
  /** Something else is recommended. */
  deprecated: -0.1,
  /** Pages that are last in the menu, in proportion to their position: they are read least. */
  rarePage: -0.04,

  /** It tells how to upgrade, and the query does not ask for that: it repeats the names of all that changed. */
  migrationUnasked: -0.26,

  /** A word of a kind that is meant more often, where the words say no more. */
  kindPage: 0.07,
  kindHeading: 0.07,
  kindComponent: 0.07,
  kindHook: 0.06,
  kindInterface: 0.06,
  kindProp: 0.092,
  kindMigration: 0.05,
  kindEvent: 0.03,
  kindMethod: 0.03,
  kindSlot: 0.04,
  kindDemo: -0.02,
  kindMessage: 0.012,
  kindSelector: -0.02,
  /** Few users know the names of classes and types by heart. */
  kindClass: -0.2,
  kindType: -0.4,
};

export type RankingWeights = Record<keyof typeof RANKING_WEIGHTS, number>;

/** The weight of each kind of record. */
export function getKindWeight(weights: RankingWeights, kind: SearchKind): number {
  return weights[`kind${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as keyof RankingWeights];
}
