import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SearchSetups } from '../../shared/search/searchSetup';
import { LANGUAGES, type Language } from '../../shared/languages';
import type { SearchIndexFile } from '../../shared/search/searchIndex';
import type { SearchWeight } from './checkSearchSize';

const compress = promisify(gzip);

async function sizeOf(file: string): Promise<number> {
  return (await compress(await fs.readFile(file), { level: 6 })).length;
}

/** Names that only code of the search has: of classes, of an option of its engine, of a field of its texts. */
const MARKS = ['search-dialog', 'search-option', 'combineWith', 'indexHref'];

/**
 * The scripts of the export that the search loads and no page carries: those that have a mark of it.
 *
 * @param carried names of the scripts that pages name in their HTML
 */
async function listSearchScripts(directory: string, carried: ReadonlySet<string>): Promise<string[]> {
  const names = (await fs.readdir(directory, { recursive: true })).filter((name) => name.endsWith('.js'));
  const own: string[] = [];
  for (const name of names) {
    if (carried.has(path.basename(name))) {
      continue;
    }
    // One after the other: there are hundreds of chunks.
    // oxlint-disable-next-line no-await-in-loop
    const text = await fs.readFile(path.join(directory, name), 'utf8');
    if (MARKS.some((mark) => text.includes(mark))) {
      own.push(path.join(directory, name));
    }
  }
  return own;
}

/**
 * Weighs what the search of each language loads.
 *
 * @param carried see `listSearchScripts`
 * @throws when no script is known as the search's
 */
export async function measureSearch(
  outDirectory: string,
  setups: SearchSetups,
  carried: ReadonlySet<string>,
): Promise<SearchWeight[]> {
  const scripts = await listSearchScripts(path.join(outDirectory, '_next/static'), carried);
  if (scripts.length === 0) {
    throw new Error(
      `No script of the export has one of ${MARKS.join(', ')}: name other marks of the search.`,
    );
  }
  const sizes = await Promise.all(scripts.map(sizeOf));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  const measure = async (language: Language): Promise<SearchWeight> => {
    const file = path.join(outDirectory, setups[language].indexHref);
    const { shards }: SearchIndexFile = JSON.parse(await fs.readFile(file, 'utf8'));
    const files = await Promise.all(
      shards.map(async ({ href }): Promise<[string, number]> => [
        href,
        await sizeOf(path.join(outDirectory, href)),
      ]),
    );
    return { language, script, index: await sizeOf(file), files: new Map(files) };
  };
  return Promise.all(LANGUAGES.map(measure));
}
