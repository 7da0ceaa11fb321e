import type { SearchPage, SearchRecord } from '../../shared/search/searchIndex';
import type { CompiledPage } from '../../shared/page/page';

/** A record with the text that only the full-text search looks at. */
export interface SourceRecord extends SearchRecord {
  text: string;
  /** The same text in pieces to read: paragraphs, items of lists and rows of tables. Absent for symbols. */
  paragraphs?: string[];
  /** Questions that it answers. */
  questions?: readonly string[];
}

/** A page of the site, ready to be read for the search. */
export interface SourcePage extends SearchPage {
  compiled: CompiledPage;
  /** Ids of all its elements. */
  ids: ReadonlySet<string>;
}

/** A file of the search. */
export interface BuiltFile {
  /** From the site's root, with a hash of the content. */
  href: string;
  text: string;
}
