import path from 'node:path';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import { openCache } from '../../base/cache/openCache';
import { listInstalledTypes } from '../../base/cache/stepVersion';
import { readInstalledVersion } from '../migration/readInstalledVersion';
import { listProductPackages } from '../migration/stageOldMajor';
import type { SurfaceItem } from '../migration/surfaceItem';
import type { Problem } from '../../base/problems/problem';
import { checkReleaseTable } from './checkReleaseTable';
import { getReleasesFile, readReleases } from '../release-tables/releaseFiles';
import { listReleaseNames } from './releaseNames';

/** The public API of the installed packages: from the cache, or extracted now. */
async function loadInstalledSurface(
  projectDirectory: string,
  product: ProductFolder,
  packages: readonly string[],
): Promise<SurfaceItem[]> {
  const cache = await openCache<SurfaceItem[]>(projectDirectory, 'releases/surface');
  return cache.get([product, ...listInstalledTypes(projectDirectory, packages)], async () => {
    // TypeScript is large: a run that finds all in the cache does without.
    const { extractSurface } = await import('../migration/extractSurface');
    // Comments of the packages that do not parse change no name.
    return extractSurface({ directory: projectDirectory, product, packages }, []);
  });
}

async function checkProduct(projectDirectory: string, product: ProductFolder): Promise<Problem[]> {
  const file = getReleasesFile(product);
  const command = `npm run releases -- ${product}`;
  const releases = await readReleases(projectDirectory, product);
  if (!releases) {
    return [{ file, message: `The file is missing. Run \`${command}\`.` }];
  }
  const versions: Record<string, string> = {};
  for (const name of listProductPackages(product)) {
    const version = await readInstalledVersion(path.join(projectDirectory, 'node_modules', name));
    if (version !== undefined) {
      versions[name] = version;
    }
  }
  const items = await loadInstalledSurface(projectDirectory, product, Object.keys(versions));
  const names = listReleaseNames(items, { product, interfaces: new Set(releases.interfaces) });
  return checkReleaseTable({ file, command, releases, versions, names });
}

/** Checks that the tables of what minors changed end with the installed packages. */
export async function checkReleases(projectDirectory: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One after the other: each program takes much memory.
  for (const product of PRODUCT_FOLDERS) {
    problems.push(...(await checkProduct(projectDirectory, product)));
  }
  return problems;
}
