import { loadOnce } from '../../shared/loadOnce';
import { getParagraphsHref, type PageParagraphs } from '../../shared/search/pageParagraphs';
import { fetchFile } from '../platform/fetchFile';
import { openIndex, type OpenIndex } from './openIndex';

/** The search of a page. */
export interface LoadedSearch extends OpenIndex {
  /** Loads the paragraphs of a guide; once, unless it failed. @param pathname without language and trailing slash */
  loadParagraphs: (pathname: string) => Promise<PageParagraphs>;
}

async function fetchJson<Content>(href: string): Promise<Content> {
  const response = await fetchFile(href);
  return response.json() as Promise<Content>;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

async function loadIndex(href: string): Promise<LoadedSearch> {
  const search = await openIndex(href, fetchJson);
  const paragraphs = new Map<string, Promise<PageParagraphs>>();
  const loadParagraphs = (pathname: string) =>
    loadOnce(paragraphs, pathname, () =>
      fetchJson<PageParagraphs>(getParagraphsHref(search.index.paragraphsPrefix, pathname)),
    );
  return { ...search, loadParagraphs };
}

/**
 * Loads an index and makes it searchable, once for all callers.
 *
 * @throws when it cannot be loaded; another call tries again
 */
export function loadEngine(href: string): Promise<LoadedSearch> {
  return loadOnce(loaded, href, () => loadIndex(href));
}
