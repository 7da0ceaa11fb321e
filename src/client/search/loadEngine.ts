import { loadOnce } from '../../shared/loadOnce';
import { getParagraphsHref, type PageParagraphs } from '../../shared/search/pageParagraphs';
import type { QueryFile, SearchIndex, SearchIndexFile } from '../../shared/search/searchIndex';
import { unpackIndex } from '../../shared/search/packIndex';
import { fetchFile } from '../platform/fetchFile';
import { createSearchEngine, type SearchEngine } from './engine/createSearchEngine';

/** An index that is loaded and ready. */
export interface LoadedSearch {
  index: SearchIndex;
  engine: SearchEngine;
  /** Loads a file that a query needs; once, unless it failed. */
  loadFile: (href: string) => Promise<void>;
  /** Loads the paragraphs of a guide; once, unless it failed. @param pathname without language and trailing slash */
  loadParagraphs: (pathname: string) => Promise<PageParagraphs>;
}

async function fetchJson<Content>(href: string): Promise<Content> {
  const response = await fetchFile(href);
  return response.json() as Promise<Content>;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

async function loadIndex(href: string): Promise<LoadedSearch> {
  const index = unpackIndex(await fetchJson<SearchIndexFile>(href));
  const engine = await createSearchEngine(index);
  const files = new Map<string, Promise<void>>();
  const loadFile = (file: string) =>
    loadOnce(files, file, async () => engine.addFile(file, await fetchJson<QueryFile>(file)));
  const paragraphs = new Map<string, Promise<PageParagraphs>>();
  const loadParagraphs = (pathname: string) =>
    loadOnce(paragraphs, pathname, () =>
      fetchJson<PageParagraphs>(getParagraphsHref(index.paragraphsPrefix, pathname)),
    );
  return { index, engine, loadFile, loadParagraphs };
}

/**
 * Loads an index and makes it searchable, once for all callers.
 *
 * @throws when it cannot be loaded; another call tries again
 */
export function loadEngine(href: string): Promise<LoadedSearch> {
  return loadOnce(loaded, href, () => loadIndex(href));
}
