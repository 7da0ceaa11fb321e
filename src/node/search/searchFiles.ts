import fs from 'node:fs/promises';
import path from 'node:path';
import { PARAGRAPHS_ADDRESS } from '../../shared/search/pageParagraphs';
import { SEARCH_SETUPS } from '../../shared/search/searchSetup';

/**
 * Where the files of the search are written, by address. A build puts them into `out/`: it makes them while Next.js exports
 * pages, which copies `public/`. `npm run content` puts them into `public/`, for the development server.
 */
export const SEARCH_FILES = '.cache/search';

export const INDEX_ADDRESS = '/x/search-index/';

const ADDRESSES = [INDEX_ADDRESS, PARAGRAPHS_ADDRESS, SEARCH_SETUPS];

/** The file of an address, absolute. */
export function getSearchFile(projectDirectory: string, href: string): string {
  return path.join(projectDirectory, SEARCH_FILES, href);
}

/**
 * Copies the files of the search to where they are served, in place of those that are there.
 *
 * @param target relative to the project
 */
export async function placeSearchFiles(projectDirectory: string, target: 'out' | 'public'): Promise<void> {
  for (const address of ADDRESSES) {
    const folder = path.join(projectDirectory, target, address);
    await fs.rm(folder, { recursive: true, force: true });
    await fs.cp(getSearchFile(projectDirectory, address), folder, { recursive: true });
  }
}
