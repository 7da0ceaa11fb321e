import path from 'node:path';
import type { ApiDifferences, MigrationGuide } from '../../../shared/products/migration';
import { getAliasName } from '../../base/packages/olderMajors';
import { readInstalledVersion } from './readInstalledVersion';
import { listProductPackages } from './stageOldMajor';

/** The versions of a product's packages that a guide leads from and to, where both are installed. */
export async function readInstalledVersions(
  projectDirectory: string,
  { product, major }: Pick<MigrationGuide, 'product' | 'major'>,
): Promise<ApiDifferences['versions']> {
  const modules = path.join(projectDirectory, 'node_modules');
  const versions: ApiDifferences['versions'] = {};
  for (const name of listProductPackages(product)) {
    const from = await readInstalledVersion(path.join(modules, getAliasName(name, major)));
    const to = await readInstalledVersion(path.join(modules, name));
    if (from && to) {
      versions[name] = { from, to };
    }
  }
  return versions;
}
