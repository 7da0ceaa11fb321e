/** Where the paragraphs of the pages are; their names hold a hash of all. */
export const PARAGRAPHS_ADDRESS = '/x/search-texts/';

/** The paragraphs of a page by the hash of their section; those above the first heading have none. */
export type PageParagraphs = Record<string, string[]>;

/**
 * The address of a page's paragraphs: `('/x/search-texts/en/1f', '/x/react-data-grid/sorting') ->
 * '/x/search-texts/en/1f-x-react-data-grid-sorting.json'`.
 *
 * @param prefix what all addresses of the language begin with
 * @param pathname without language prefix and trailing slash
 */
export function getParagraphsHref(prefix: string, pathname: string): string {
  return `${prefix}${pathname.replaceAll('/', '-')}.json`;
}
