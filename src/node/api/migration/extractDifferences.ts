import type { ApiDifferences, MigrationGuide } from '../../../shared/products/migration';
import type { Problem } from '../../base/problems/problem';
import { compareSurfaces } from './compareSurfaces';
import { extractSurface } from './extractSurface';
import { readInstalledVersions } from './readInstalledVersions';
import { listProductPackages, stageOldMajor } from './stageOldMajor';

/** What changed in the public API of a product since the major version that a guide starts from. */
export async function extractDifferences(
  projectDirectory: string,
  { product, major, renames }: Pick<MigrationGuide, 'product' | 'major' | 'renames'>,
  problems: Problem[],
): Promise<ApiDifferences> {
  const staged = await stageOldMajor(projectDirectory, { product, major }, problems);
  if (problems.length > 0) {
    return { versions: {}, differences: [] };
  }
  const from = await extractSurface({ ...staged, product }, problems);
  const packages = listProductPackages(product);
  const to = await extractSurface({ directory: projectDirectory, product, packages }, problems);
  return {
    versions: await readInstalledVersions(projectDirectory, { product, major }),
    differences: compareSurfaces(from, to, renames),
  };
}
