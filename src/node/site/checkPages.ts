import { migrationGuides } from '../../../data/breaking-changes';
import type { Coverage } from '../base/store/coverage';
import { FEED_HREF } from '../../shared/paths/feed';
import type { CompiledPage } from '../../shared/page/page';
import { checkLinks } from '../checks/checkLinks';
import { checkTitles } from '../checks/checkTitles';
import { checkCoverage } from '../pages/coverage/checkCoverage';
import { LLMS_FILES } from '../export/markdown/llmsFiles';
import { checkMigrationGuides } from '../api/migration/checkMigrationGuides';
import type { Problem } from '../base/problems/problem';
import type { SitePages } from '../base/store/sitePages';
import type { Guide } from './loadGuide';

/** Checks that links lead somewhere, and that titles and descriptions differ. */
export function checkPageReferences(
  sources: readonly Guide[],
  { guides, apiPages, apiTabs }: SitePages,
): Problem[] {
  const written = sources.flatMap(({ texts }) => [...texts.values()].map(({ source }) => source.text));
  const markdown = new Map(written.map((text) => [text.file, text.markdown]));
  return [
    ...checkLinks([...guides, ...apiPages, ...apiTabs], new Set([...LLMS_FILES, FEED_HREF])),
    // The tabs of a page have its title.
    ...checkTitles([...guides, ...apiPages], markdown),
  ];
}

interface CompletenessOptions {
  projectDirectory: string;
  /** Pages of guides in English, by id. */
  englishPages: ReadonlyMap<string, CompiledPage>;
  coverage: readonly Coverage[];
}

/**
 * Checks that guides cover the API, and migration guides what changed. Whether the lists of what changed are those of the
 * packages needs no page: see `comparisons`.
 */
export async function checkCompleteness({
  projectDirectory,
  englishPages,
  coverage,
}: CompletenessOptions): Promise<Problem[]> {
  return [
    ...checkCoverage(coverage),
    ...(await checkMigrationGuides({
      projectDirectory,
      guides: migrationGuides,
      pages: englishPages,
    })),
  ];
}
