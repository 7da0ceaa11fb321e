import { navigation } from '../../../data/navigation';
import type { ApiIndex } from './types/apiIndex';
import { listInstalledTypes } from '../base/cache/stepVersion';
import { readWrittenFiles, recordWrittenFiles } from '../base/cache/writtenFiles';
import type { Problem } from '../base/problems/problem';
import { foldAllReleases } from './release-tables/foldReleases';
import { readAllReleases } from './release-tables/releaseFiles';
import { writeApi } from './apiFiles';
import { readApiPackages } from './apiPackages';
import { extractApiData } from './extractApiData';
import { INTERNAL_PACKAGES } from './extractMessages';
import { listApiEntries } from './findApiEntries';

const STEP = 'written/api';

/**
 * Extracts the API of the documented packages into `.cache/api/`, unless it is there already for the same
 * versions, the same pages and the same code of the extraction.
 */
export async function extractApi(projectDirectory: string, problems: Problem[]): Promise<ApiIndex> {
  const known = problems.length;
  const packages = await readApiPackages(projectDirectory, problems);
  const entries = listApiEntries(navigation);
  const names = [...packages.map(({ name }) => name), ...INTERNAL_PACKAGES];
  const releases = await readAllReleases(projectDirectory);
  const inputs = [
    JSON.stringify(entries),
    JSON.stringify(releases),
    ...listInstalledTypes(projectDirectory, names),
  ];
  const written = await readWrittenFiles<ApiIndex>(projectDirectory, STEP, inputs);
  if (written) {
    return written.summary;
  }
  const data = await extractApiData(
    projectDirectory,
    { packages, entries, histories: foldAllReleases(releases) },
    problems,
  );
  if (problems.length === known) {
    const files = await writeApi(projectDirectory, data);
    await recordWrittenFiles(projectDirectory, STEP, { inputs, files, summary: data.index });
  }
  return data.index;
}
