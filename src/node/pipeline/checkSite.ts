import type { Coverage } from '../../shared/coverage';
import type { CompiledPage } from '../../shared/page';
import type { PackageVersion } from '../packages/readPackages';
import { checkSentences } from '../parity/checkSentences';
import { loadGuideFacts } from '../parity/loadGuideFacts';
import type { Problem } from '../problems/problem';
import { measureStep } from '../store/buildFigures';
import { checkMaps } from './checkMaps';
import { checkCompleteness } from './checkPages';
import type { Guide } from './loadGuide';

/** A site as it was compiled, for the checks that no page needs. */
export interface CheckedSite {
  projectDirectory: string;
  guides: readonly Guide[];
  /** Pages of guides in English, by id. */
  englishPages: ReadonlyMap<string, CompiledPage>;
  /** The names that each English guide mentions, by page id. */
  mentions: Readonly<Record<string, readonly string[]>>;
  pathnames: ReadonlySet<string>;
  /** Pathnames of the entries of the menu whose page is not written. */
  waiting: readonly string[];
  coverage: readonly Coverage[];
  packages: readonly PackageVersion[];
}

/**
 * Checks what writers and maintainers must know and no page is made of: that guides answer what users of the existing
 * documentation look for, and that they cover the API and what changed in it.
 */
export async function checkSite({
  projectDirectory,
  guides,
  englishPages,
  mentions,
  pathnames,
  waiting,
  coverage,
  packages,
}: CheckedSite): Promise<Problem[]> {
  const run = (name: string, step: () => Promise<Problem[]>) =>
    measureStep(projectDirectory, `check/${name}`, step);
  return [
    ...(await run('maps', async () => {
      const maps = await checkMaps({
        projectDirectory,
        facts: await loadGuideFacts(projectDirectory),
        guides: guides.map(({ pageId, map }) => ({ page: englishPages.get(pageId)!, map })),
        mentions,
        pathnames: [...pathnames],
        waiting,
        packages,
      });
      return [...maps.problems, ...checkSentences(maps.mapped)];
    })),
    ...(await run('completeness', () =>
      checkCompleteness({ projectDirectory, englishPages, coverage, waiting }),
    )),
  ];
}
