import type { Plan } from '../products/plans';
import type { ProductFolder } from '../products/products';
import type { ReleaseMoment } from '../products/releases';

/** Kinds that are no symbols: a piece of text on one page, with a hash of its own. */
const TEXT_KINDS = ['page', 'heading', 'demo', 'migration', 'message'] as const;

/** What a search can find. A `prop` is also a member of an interface. */
export const SEARCH_KINDS = [
  ...TEXT_KINDS,
  'component',
  'hook',
  'interface',
  'type',
  'prop',
  'slot',
  'class',
  'event',
  'method',
  'selector',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** True for what is named in code. */
export function isSymbolKind(kind: SearchKind): boolean {
  return !(TEXT_KINDS as readonly SearchKind[]).includes(kind);
}

/** True for sections of a page. */
export function isSectionKind(kind: SearchKind): boolean {
  return kind === 'heading' || kind === 'migration';
}

/** A page that results lead to. */
export interface SearchPage {
  /** Without language prefix and trailing slash. */
  pathname: string;
  title: string;
  product?: ProductFolder;
  /** Groups of the menu above the page, outermost first. */
  trail: string[];
  plan?: Plan;
  description?: string;
}

/** The facts that a result about a symbol shows. */
export interface SymbolFacts {
  type?: string;
  default?: string;
  plan?: Plan;
  /** What to use instead, as plain text; empty where the package does not say. */
  deprecation?: string;
}

/** Something that can be found. */
export interface SearchRecord extends SymbolFacts {
  kind: SearchKind;
  /** Title, heading, first lines of a message, or name of the symbol. */
  name: string;
  /** The pages that contain it, as positions in the list of pages: a row may be on several, the most usual first. */
  pages: number[];
  /** The element on the page; absent for rows of the API whose id is the usual one (`getRecordHash`). */
  hash?: string;
  /** The heading above it. */
  parent?: string;
  /** By page: since when it has the symbol. Absent where all are as old as the table of the product, or older. */
  since?: (ReleaseMoment | undefined)[];
}

/** Words that a search reads in a way of their own: those of the default language, and those of its own. */
export interface SearchWords {
  /** Words that do not distinguish one question from another, and the name of the suite. */
  ignored: readonly string[];
  /** Names of products and fillers: in a sentence they choose the product, and say nothing of what is asked. */
  weak: readonly string[];
  /** What only one product has, or nearly: who says it means that product. Without their endings. */
  products: Readonly<Record<ProductFolder, readonly string[]>>;
  /** Words that users say for a kind beside the name: `toolbar slot`. */
  kinds: Readonly<Partial<Record<SearchKind, readonly string[]>>>;
}

export interface SearchIndex {
  pages: SearchPage[];
  records: SearchRecord[];
  words: SearchWords;
  synonyms: readonly Synonym[];
  shards: readonly TextShard[];
  /** The address of the questions; every query loads them. Absent without any. */
  questionsHref?: string;
  /** The address of the descriptions; every query loads them. Absent without any. */
  descriptionsHref?: string;
  /** What the addresses of the pages' paragraphs begin with. */
  paragraphsPrefix: string;
}

/**
 * Facts about a symbol that every result needs: the plan as a position in `PLANS` from 1 on; then since when, once or for
 * each page, separated by commas. What is missing is 0, here and below.
 */
export type PackedFacts = [plan: number, deprecation: string | 0, since: string | 0];

/**
 * A record as it is written, with the kind as a position in `SEARCH_KINDS`: of symbols the hash and the facts follow, of
 * headings their level and whether the hash follows from the text.
 */
export type PackedRecord = [
  kind: number,
  name: string,
  pages: number | number[],
  ...rest: (string | number)[],
];

export type PackedPage = [pathname: string, title: string, product: number, trail: string | 0, plan: number];

export type PackedRow = PackedPage | PackedRecord;

/** Rows by column, all of the same length. */
export type PackedTable = PackedRow[number][][];

/** A file with the words of the texts that sort from `first` up to the next file's. */
export interface TextShard {
  first: string;
  href: string;
}

/** Other words for the same: who searches `from` also finds `to`. */
export interface Synonym {
  from: string;
  to: readonly string[];
}

/** What opening the search loads. */
export interface SearchIndexFile {
  /** Rows of `PackedPage`. */
  pages: PackedTable;
  /** Rows of `PackedRecord`. */
  records: PackedTable;
  words: SearchWords;
  synonyms: readonly Synonym[];
  /** In the order of their words. */
  shards: TextShard[];
  questionsHref?: string;
  descriptionsHref?: string;
  paragraphsPrefix: string;
}

/** What users ask, and which records answer it. */
export interface QuestionFile {
  /** Their words, for `unpackQuestion`. */
  words: string;
  /** A packed line each, without words that every question has. */
  questions: string;
  /** For each question the distance from the record of the one before to its own, in base 36, separated by commas. */
  owners: string;
  /** Words and short phrases that mean the same in this field: a line each, separated by commas. */
  thesaurus: string;
  /** What the first of the words mean, as `packVectors` writes it. */
  vectors: string;
}

/** Which records have a word in their text. */
export interface TextShardFile {
  /** In order, separated by spaces. */
  words: string;
  /** For each word the distances between the numbers of its records, in base 36, separated by commas; words by spaces. */
  records: string;
}

/** What results show and lead to, beside names: no query is compared with it. What is missing is 0. */
export interface DescriptionFile {
  /** The descriptions of the pages of the index, in their order. */
  pages: (string | 0)[];
  /** The types of its records of symbols, in their order. */
  types: (string | 0)[];
  defaults: (string | 0)[];
  /** The hashes of its demos, and of headings whose ids do not follow from their texts, in their order. */
  hashes: string[];
}

/** What queries load beside the index. */
export type QueryFile = QuestionFile | TextShardFile | DescriptionFile;
