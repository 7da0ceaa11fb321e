import fs from 'node:fs/promises';
import path from 'node:path';
import { migrationGuides } from '../../../data/breaking-changes';
import { coverageFloors } from '../../../data/coverage';
import type { Coverage } from '../../shared/coverage';
import { DEFAULT_LANGUAGE } from '../../shared/languages';
import type { MigrationGuide } from '../../shared/migration';
import type { CompiledPage } from '../../shared/page';
import { checkLinks } from '../checks/checkLinks';
import { checkTitles } from '../checks/checkTitles';
import { checkCoverage } from '../coverage/checkCoverage';
import { LLMS_FILES } from '../markdown-export/llmsFiles';
import { checkDifferences } from '../migration/checkDifferences';
import { checkMigrationGuides } from '../migration/checkMigrationGuides';
import type { Problem } from '../problems/problem';
import type { SitePages } from '../store/sitePages';
import type { Guide } from './loadGuide';

const FLOOR_FILE = 'data/coverage.ts';

/** Checks that links lead somewhere, and that titles and descriptions differ. */
export function checkPageReferences(
  sources: readonly Guide[],
  { guides, apiPages, apiTabs }: SitePages,
): Problem[] {
  const texts = sources.flatMap(({ drafts }) => [...drafts.values()].map(({ source }) => source.text));
  const markdown = new Map(texts.map((text) => [text.file, text.markdown]));
  return [
    ...checkLinks([...guides, ...apiPages, ...apiTabs], new Set(LLMS_FILES)),
    // The tabs of a page have its title.
    ...checkTitles([...guides, ...apiPages], markdown),
  ];
}

/** Checks that guides cover as much of the API as before, and that migration guides cover what changed. */
export async function checkCompleteness(
  projectDirectory: string,
  guides: readonly CompiledPage[],
  coverage: readonly Coverage[],
): Promise<Problem[]> {
  const floors = await fs.readFile(path.join(projectDirectory, FLOOR_FILE), 'utf8');
  const english = guides.filter(({ language }) => language === DEFAULT_LANGUAGE);
  return [
    ...checkCoverage(coverage, coverageFloors, { file: FLOOR_FILE, text: floors }),
    ...(await checkMigration(projectDirectory, migrationGuides, english)),
  ];
}

/**
 * Checks migration guides against what changed in the packages.
 *
 * @param pages compiled pages in English, those of the guides among them
 */
export async function checkMigration(
  projectDirectory: string,
  guides: readonly MigrationGuide[],
  pages: readonly CompiledPage[],
): Promise<Problem[]> {
  return [
    ...(await checkDifferences(projectDirectory, guides)),
    ...(await checkMigrationGuides({
      projectDirectory,
      guides,
      pages: new Map(pages.map((page) => [page.id, page])),
    })),
  ];
}
