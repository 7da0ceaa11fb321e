import fs from 'node:fs';
import path from 'node:path';
import { readBuiltJson } from '../files/readBuiltJson';
import type { PageSummary } from './pageSummary';
import { writeIfChanged } from './siteFiles';

/** The pages of a site, without what they show. */
export interface SitePages {
  guides: readonly PageSummary[];
  apiPages: readonly PageSummary[];
  apiTabs: readonly PageSummary[];
}

/** The pages of the last compilation, for a check of some pages that compiles these alone. */
export interface CompiledPages extends SitePages {
  /** The names that the code of each English guide mentions, by page id. */
  mentions: Record<string, readonly string[]>;
  /** Hashes of the texts of each guide, by page id. */
  texts: Record<string, string>;
}

/** A site that was never compiled. */
export const NO_PAGES: CompiledPages = { guides: [], apiPages: [], apiTabs: [], mentions: {}, texts: {} };

const PAGES = '.cache/site/pages.json';

export async function writeCompiledPages(projectDirectory: string, pages: CompiledPages): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, PAGES), JSON.stringify(pages));
}

/**
 * @returns undefined where nothing was compiled
 * @throws ProblemsError where the file is not as it was written
 */
export async function readCompiledPages(projectDirectory: string): Promise<CompiledPages | undefined> {
  if (!fs.existsSync(path.join(projectDirectory, PAGES))) {
    return undefined;
  }
  return readBuiltJson(projectDirectory, PAGES);
}
