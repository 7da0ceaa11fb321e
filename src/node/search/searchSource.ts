import type { SearchPage, SearchRecord } from '../../shared/search/searchIndex';
import type { CompiledPage } from '../../shared/page';

/** A record with the text that only the full-text search looks at. */
export interface SourceRecord extends SearchRecord {
  text: string;
  /** Questions that it answers. */
  questions?: readonly string[];
}

/** A page of the site, ready to be read for the search. */
export interface SourcePage extends SearchPage {
  compiled: CompiledPage;
  /** Ids of all its elements. */
  ids: ReadonlySet<string>;
}
