import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Language } from '../../shared/languages';
import type { SearchIndexFile } from '../../shared/search/searchIndex';
import { ProblemsError } from '../problems/problem';
import type { SearchWeight } from './checkSearchSize';

const compress = promisify(gzip);

async function sizeOf(file: string): Promise<number> {
  return (await compress(await fs.readFile(file), { level: 6 })).length;
}

/** A class that only the dialog of the search has. */
const DIALOG_MARK = 'search-dialog';

/** Scripts that are loaded together: `["static/chunks/a.js","static/chunks/b.js"].map(`. */
const GROUP = /\[((?:"static\/[^"]+\.js",?)+)\]/g;

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

/** What the scripts of the export say about those that the search loads. */
interface SearchScripts {
  /** Lists of scripts with the dialog: each kind of page has its own, of which it loads one. */
  groups: string[][];
  /** Scripts that name the index of a language, with its texts. */
  setups: Map<Language, string>;
}

async function findSearchScripts(outDirectory: string, hrefs: IndexHrefs): Promise<SearchScripts> {
  const directory = path.join(outDirectory, '_next');
  const names = (await fs.readdir(directory, { recursive: true })).filter((name) => name.endsWith('.js'));
  const dialogs = new Set<string>();
  const groups = new Map<string, string[]>();
  const found: SearchScripts['setups'] = new Map();
  for (const name of names) {
    // One after the other: there are hundreds of chunks.
    // oxlint-disable-next-line no-await-in-loop
    const text = await fs.readFile(path.join(directory, name), 'utf8');
    if (text.includes(DIALOG_MARK)) {
      dialogs.add(name.split(path.sep).join('/'));
    }
    for (const [key, list] of text.matchAll(GROUP)) {
      groups.set(key, JSON.parse(`[${list!.replace(/,$/, '')}]`) as string[]);
    }
    for (const [language, href] of hrefs) {
      if (text.includes(href)) {
        found.set(language, name);
      }
    }
  }
  return {
    groups: [...groups.values()].filter((group) => group.some((name) => dialogs.has(name))),
    setups: found,
  };
}

/**
 * Weighs what the search of each language loads: the dialog with all scripts that are loaded together with it, its
 * texts, the index. Of the kinds of pages the heaviest counts.
 *
 * @param hrefs of the index of each language
 * @param carried addresses of the scripts that pages load with their HTML
 * @throws when the scripts of the search cannot be identified, and for an index without one of its files
 */
export async function measureSearch(
  outDirectory: string,
  hrefs: IndexHrefs,
  carried: ReadonlySet<string>,
): Promise<SearchWeight[]> {
  const scripts = await findSearchScripts(outDirectory, hrefs);
  if (scripts.groups.length === 0) {
    throw new Error(
      `No script of the export loads one with \`${DIALOG_MARK}\`: name another mark of the search dialog in src/node/budgets/measureSearch.ts.`,
    );
  }
  const weigh = async (names: readonly string[]) => {
    const own = names.filter((name) => !carried.has(`/_next/${name}`));
    const sizes = await Promise.all(own.map((name) => sizeOf(path.join(outDirectory, '_next', name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const dialog = Math.max(...(await Promise.all(scripts.groups.map(weigh))));
  const measure = async ([language, indexHref]: [Language, string]): Promise<SearchWeight> => {
    const index = await readSearchFile(outDirectory, indexHref);
    const setup = scripts.setups.get(language);
    if (setup === undefined) {
      throw new Error(`No script of the export names ${indexHref}: run \`npm run build\` again.`);
    }
    const { shards }: SearchIndexFile = JSON.parse(index.toString('utf8'));
    const files = await Promise.all(
      shards.map(async ({ href }): Promise<[string, number]> => [
        href,
        (await compress(await readSearchFile(outDirectory, href), { level: 6 })).length,
      ]),
    );
    return {
      language,
      script: dialog + (await weigh([setup])),
      index: (await compress(index, { level: 6 })).length,
      files: new Map(files),
    };
  };
  return Promise.all([...hrefs].map(measure));
}
