import type { CompiledPage } from '../../shared/page';
import type { CachedStepName } from '../cache/cachedSteps';
import { readWrittenFiles, recordWrittenFiles } from '../cache/writtenFiles';
import { summarizePage, type PageSummary } from './pageSummary';
import { writePage } from './siteFiles';

export interface CachedPages {
  /** Changes with any of the pages. */
  version: string;
  pages: PageSummary[];
}

interface CacheOptions {
  projectDirectory: string;
  step: CachedStepName;
  /** Everything that the pages are made from, besides the code of the step. */
  inputs: readonly string[];
}

/**
 * Writes pages to the store, unless the same ones are there.
 *
 * @param compile yields each page once
 */
export async function cachePages(
  { projectDirectory, step, inputs }: CacheOptions,
  compile: () => AsyncIterable<CompiledPage>,
): Promise<CachedPages> {
  const written = await readWrittenFiles<PageSummary[]>(projectDirectory, step, inputs);
  if (written) {
    return { version: written.version, pages: written.summary };
  }
  const files: string[] = [];
  const pages: PageSummary[] = [];
  for await (const page of compile()) {
    files.push(await writePage(projectDirectory, page));
    pages.push(summarizePage(page));
  }
  const { version } = await recordWrittenFiles(projectDirectory, step, { inputs, files, summary: pages });
  return { version, pages };
}
