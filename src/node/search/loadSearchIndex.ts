import fs from 'node:fs/promises';
import type { SearchEngine } from '../../client/search/engine/createSearchEngine';
import { openIndex } from '../../client/search/openIndex';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { LANGUAGES, type Language } from '../../shared/languages/languages';
import { listTextFiles } from '../../shared/search/listTextFiles';
import type { SearchIndex } from '../../shared/search/searchIndex';
import { readBuiltJson } from '../base/files/readBuiltJson';
import { SEARCH_FILES } from './searchFiles';
import { getSearchSetupFile } from './writeSearchSetups';

/** A written index, ready for queries: with all files of its full text. */
export interface LoadedIndex {
  index: SearchIndex;
  engine: SearchEngine;
}

/**
 * What the content build wrote for the search of a language.
 *
 * @throws when it has not run
 */
export async function readSearchSetup(projectDirectory: string, language: Language): Promise<SearchSetup> {
  const text = await fs.readFile(getSearchSetupFile(projectDirectory, language), 'utf8').catch((error) => {
    throw new Error('There is no search index: run `npm run content` first.', { cause: error });
  });
  return JSON.parse(text);
}

/** The address of the search index of each language. */
export async function readIndexHrefs(projectDirectory: string): Promise<ReadonlyMap<Language, string>> {
  const hrefs = LANGUAGES.map(async (language): Promise<[Language, string]> => {
    const { indexHref } = await readSearchSetup(projectDirectory, language);
    return [language, indexHref];
  });
  return new Map(await Promise.all(hrefs));
}

/**
 * Loads the index of a language as a browser does.
 *
 * @throws ProblemsError where a file of it is missing, or not as it was written
 */
export async function loadSearchIndex(
  projectDirectory: string,
  language: Language,
  createEngine?: (index: SearchIndex) => Promise<SearchEngine>,
): Promise<LoadedIndex> {
  const read = <Content>(href: string) => readBuiltJson<Content>(projectDirectory, SEARCH_FILES + href);
  const { indexHref } = await readSearchSetup(projectDirectory, language);
  const { index, engine, loadFile } = await openIndex(indexHref, read, createEngine);
  await Promise.all(listTextFiles(index).map(loadFile));
  return { index, engine };
}
