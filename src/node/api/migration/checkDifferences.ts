import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiDifferences, MigrationGuide } from '../../../shared/products/migration';
import { openCache } from '../../base/cache/openCache';
import { listInstalledTypes } from '../../base/cache/stepVersion';
import { getAliasName } from '../../base/packages/olderMajors';
import { failOnProblems, ProblemsError, type Problem } from '../../base/problems/problem';
import { getDifferencesFile } from './guideFiles';
import { listProductPackages } from './stageOldMajor';

/** What changed between the installed versions: from the cache, or compared now. */
async function loadDifferences(projectDirectory: string, guide: MigrationGuide): Promise<ApiDifferences> {
  const { product, major, renames } = guide;
  const cache = await openCache<ApiDifferences>(projectDirectory, 'migration/differences');
  const names = listProductPackages(product).flatMap((name) => [name, getAliasName(name, major)]);
  const inputs = [product, String(major), renames.join(), ...listInstalledTypes(projectDirectory, names)];
  return cache.get(inputs, async () => {
    // TypeScript is large: a run that finds all in the cache does without.
    const { extractDifferences } = await import('./extractDifferences');
    const problems: Problem[] = [];
    const differences = await extractDifferences(projectDirectory, guide, problems);
    failOnProblems(problems);
    return differences;
  });
}

async function checkGuide(projectDirectory: string, guide: MigrationGuide): Promise<Problem[]> {
  const file = getDifferencesFile(guide);
  const written = await fs.readFile(path.join(projectDirectory, file), 'utf8').catch(() => undefined);
  if (written === undefined) {
    // The check of the guide reports the missing file.
    return [];
  }
  try {
    const found = await loadDifferences(projectDirectory, guide);
    if (JSON.stringify(JSON.parse(written)) === JSON.stringify(found)) {
      return [];
    }
  } catch (error) {
    if (error instanceof ProblemsError) {
      return error.problems;
    }
    throw error;
  }
  const message =
    'The file does not have the differences between the installed packages. Run ' +
    `\`npm run api-differences -- ${guide.product} ${guide.major}\`, and change nothing in it by hand.`;
  return [{ file, message }];
}

/** Checks that the list of differences beside each migration guide is what the packages differ in. */
export async function checkDifferences(
  projectDirectory: string,
  guides: readonly MigrationGuide[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One after the other: each stages its packages in the same folder.
  for (const guide of guides) {
    problems.push(...(await checkGuide(projectDirectory, guide)));
  }
  return problems;
}
