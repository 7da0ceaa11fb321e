import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPage } from '../../shared/page';
import { hashTexts } from '../files/hash';
import { readTrees } from '../files/readTree';
import { summarizePage, type PageSummary } from './pageSummary';
import { writePage } from './siteFiles';

export interface CachedPages {
  /** Changes with any of the pages. */
  version: string;
  pages: PageSummary[];
}

interface CacheOptions {
  projectDirectory: string;
  /** Of the list of what is kept, in `.cache/site`: `api`. */
  name: string;
  /** Everything that the pages are made from, beside the sources that draw them. */
  inputs: string[];
}

/** Everything that pages of the API are drawn by. */
const RENDER_SOURCES = ['data/api', 'src/node/api-pages', 'src/node/code/highlightCode.ts', 'translations'];

/**
 * Draws pages and writes them to the cache, unless the same ones are there.
 *
 * @param draw yields each page once
 */
export async function cachePages(
  { projectDirectory, name, inputs }: CacheOptions,
  draw: () => AsyncIterable<CompiledPage>,
): Promise<CachedPages> {
  const version = hashTexts(...inputs, ...(await readTrees(projectDirectory, RENDER_SOURCES)));
  const file = path.join(projectDirectory, `.cache/site/${name}.json`);
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : (JSON.parse(text) as CachedPages);
  if (kept?.version === version) {
    return kept;
  }
  const pages: PageSummary[] = [];
  for await (const page of draw()) {
    await writePage(projectDirectory, page);
    pages.push(summarizePage(page));
  }
  const drawn = { version, pages };
  // Last: without it, what was written does not count.
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(drawn));
  return drawn;
}
