import type { CompiledPage } from '../../../shared/page/page';
import type { CachedStepName } from '../cache/cachedSteps';
import { writeOnce } from '../cache/writtenFiles';
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
  const { version, summary } = await writeOnce(projectDirectory, step, {
    inputs,
    write: async () => {
      const files: string[] = [];
      const pages: PageSummary[] = [];
      for await (const page of compile()) {
        files.push(await writePage(projectDirectory, page));
        pages.push(summarizePage(page));
      }
      return { files, summary: pages };
    },
  });
  return { version, pages: summary };
}
