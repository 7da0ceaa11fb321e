import type { Plan } from '../plans';
import type { ProductFolder } from '../products';

/** What a search can find. A `prop` is also a member of an interface. */
export const SEARCH_KINDS = [
  'page',
  'heading',
  'demo',
  'migration',
  'message',
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
  /** Where it stands, as positions in the list of pages: the same row may be on several, the most usual first. */
  pages: number[];
  /** The element on the page; absent where it follows from the page and the name (`getRecordHash`). */
  hash?: string;
  /** The heading above it. */
  parent?: string;
}

/**
 * A record as it is written: `[kind, name, pages, facts or hash, …]`, with the kind as a position in
 * `SEARCH_KINDS`. Empty ends are left out.
 */
export type PackedRecord = [
  kind: number,
  name: string,
  pages: number | number[],
  hash?: string,
  parent?: string,
  type?: string,
  defaultValue?: string,
  plan?: string,
  deprecation?: string | 0,
];

export type PackedPage = [
  pathname: string,
  title: string,
  product?: string,
  trail?: string[],
  plan?: string,
  description?: string,
];

/** A file with the words of the texts that sort from `first` up to the next file's. */
export interface TextShard {
  first: string;
  href: string;
}

/** What opening the search loads. */
export interface SearchIndexFile {
  pages: PackedPage[];
  records: PackedRecord[];
  /** In the order of their words. */
  shards: TextShard[];
}

/** Which records have a word in their text: words by name, in order, and for each a list of record numbers. */
export interface TextShardFile {
  /** Words, separated by spaces. */
  words: string;
  /** For each word the distances between the records' numbers, in base 36, separated by commas; words by spaces. */
  records: string;
}
