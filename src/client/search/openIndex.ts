import { loadOnce } from '../../shared/loadOnce';
import { unpackIndex } from '../../shared/search/packIndex';
import type { QueryFile, SearchIndex, SearchIndexFile } from '../../shared/search/searchIndex';
import { createSearchEngine, type SearchEngine } from './engine/createSearchEngine';

/** An index that is loaded and ready. */
export interface OpenIndex {
  index: SearchIndex;
  engine: SearchEngine;
  /** Loads a file that a query needs; once, unless it failed. */
  loadFile: (href: string) => Promise<void>;
}

/** Reads a JSON file of the site. */
export type ReadJson = <Content>(href: string) => Promise<Content>;

/**
 * Loads an index and makes it searchable, from wherever the files of the site are.
 *
 * @param href address of the index
 * @throws what `readJson` throws
 */
export async function openIndex(
  href: string,
  readJson: ReadJson,
  createEngine: (index: SearchIndex) => Promise<SearchEngine> = createSearchEngine,
): Promise<OpenIndex> {
  const index = unpackIndex(await readJson<SearchIndexFile>(href));
  const engine = await createEngine(index);
  const files = new Map<string, Promise<void>>();
  const loadFile = (file: string) =>
    loadOnce(files, file, async () => engine.addFile(file, await readJson<QueryFile>(file)));
  return { index, engine, loadFile };
}
