import fs from 'node:fs/promises';
import path from 'node:path';
import { CLIENT_ADDRESS } from '../../../shared/paths/clientFiles';
import type { Language } from '../../../shared/languages/languages';
import type { SearchIndexFile } from '../../../shared/search/searchIndex';
import { getSearchSetupHref } from '../../../shared/search/searchSetup';
import { ProblemsError } from '../../base/problems/problem';
import type { ClientManifest } from '../../client-bundle/clientManifest';
import type { SearchWeight } from './checkSearchSize';
import { weighFiles, weighText } from './weighContent';

/** The module that the search is loaded by. */
const DIALOG = 'src/client/search/mountSearchDialog.tsx';

/** Reads a file of the search; one that is missing is named with the way to get it. */
async function readSearchFile(outDirectory: string, href: string): Promise<Buffer> {
  try {
    return await fs.readFile(path.join(outDirectory, href));
  } catch {
    const message =
      'The search loads this file, which is not there. Run `npm run content`, then `npm run build`.';
    throw new ProblemsError([{ file: `out${href}`, message }]);
  }
}

/** The addresses of the indexes, by language. */
type IndexHrefs = ReadonlyMap<Language, string>;

/**
 * Weighs what a page has loaded when the search of its language is open: its own scripts, the dialog with all scripts
 * that are loaded together with it, its texts, the index.
 *
 * @param hrefs of the index of each language
 * @param parts see `ClientManifest`
 * @param page addresses of the scripts that a page without demos loads until it rests
 * @throws when the scripts of the search cannot be identified, and for an index without one of its files
 */
export async function measureSearch(
  outDirectory: string,
  hrefs: IndexHrefs,
  parts: ClientManifest['parts'],
  page: ReadonlySet<string>,
): Promise<SearchWeight[]> {
  const dialog = parts[DIALOG];
  if (!dialog) {
    throw new Error(
      `No script of the export is made from ${DIALOG}, which loads the search: name the right one in src/node/export/budgets/measureSearch.ts.`,
    );
  }
  const scripts = new Set([...page, ...dialog.map((name) => CLIENT_ADDRESS + name)]);
  const measure = async ([language, indexHref]: [Language, string]): Promise<SearchWeight> => {
    const index = await readSearchFile(outDirectory, indexHref);
    const file: SearchIndexFile = JSON.parse(index.toString('utf8'));
    const weighFile = async (href: string) => weighText(await readSearchFile(outDirectory, href));
    const weighPart = async (address: string | undefined) =>
      address === undefined ? undefined : { address, size: await weighFile(address) };
    const files = await Promise.all(
      file.shards.map(async ({ href }): Promise<[string, number]> => [href, await weighFile(href)]),
    );
    return {
      language,
      script: await weighFiles(outDirectory, new Set([...scripts, getSearchSetupHref(language)])),
      index: await weighText(index),
      files: new Map(files),
      descriptions: await weighPart(file.descriptionsHref),
      questions: await weighPart(file.questionsHref),
    };
  };
  return Promise.all([...hrefs].map(measure));
}
