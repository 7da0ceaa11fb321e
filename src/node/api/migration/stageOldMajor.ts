import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../base/files/writeFile';
import type { ProductFolder } from '../../../shared/products/products';
import { getPackageProduct } from '../apiPackages';
import { getAliasName } from '../../base/packages/olderMajors';
import type { Problem } from '../../base/problems/problem';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';
import { readInstalledVersion } from './readInstalledVersion';

/** What a package brings along a second time: builds for other loaders. */
const OTHER_BUILDS = new Set(['node', 'modern', 'legacy', 'esm']);

/** The documented packages of a product, from the free plan up. */
export function listProductPackages(product: ProductFolder): string[] {
  return DOCUMENTED_PACKAGES.filter((name) => getPackageProduct(name) === product);
}

/** Copies a package without other builds and without what it depends on. */
async function copyPackage(from: string, to: string): Promise<void> {
  await fs.cp(from, to, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = path.relative(from, source).split(path.sep);
      return first !== 'node_modules' && !OTHER_BUILDS.has(first);
    },
  });
}

/** Packages of the suite that were installed for an old version alone. */
async function listNestedPackages(directory: string): Promise<string[]> {
  const scope = path.join(directory, 'node_modules/@mui');
  const names = await fs.readdir(scope).catch(() => []);
  return names.map((name) => path.join(scope, name));
}

/**
 * Makes a project in which an old major version of a product is installed as in a user's: under its own names,
 * with one copy of each package. All else is found in the `node_modules` of this project, above it.
 *
 * @returns the folder of the project, and the packages that are in it
 */
export async function stageOldMajor(
  projectDirectory: string,
  { product, major }: { product: ProductFolder; major: number },
  problems: Problem[],
): Promise<{ directory: string; packages: string[] }> {
  const modules = path.join(projectDirectory, 'node_modules');
  const directory = path.join(projectDirectory, `.cache/migration/${product}-v${major}`);
  await fs.rm(directory, { recursive: true, force: true });
  const dependencies: Record<string, string> = {};
  for (const name of listProductPackages(product)) {
    const alias = path.join(modules, getAliasName(name, major));
    const version = await readInstalledVersion(alias);
    if (version === undefined) {
      continue;
    }
    dependencies[name] = version;
    for (const nested of await listNestedPackages(alias)) {
      await copyPackage(nested, path.join(directory, 'node_modules/@mui', path.basename(nested)));
    }
    await copyPackage(alias, path.join(directory, 'node_modules', name));
  }
  const [first = ''] = listProductPackages(product);
  if (!(first in dependencies)) {
    const alias = getAliasName(first, major);
    const message = `${alias} is not installed. Run \`npm install --save-dev ${alias}@npm:${first}@${major}\`, and the same for its paid packages.`;
    problems.push({ file: 'package.json', message });
  }
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ dependencies }));
  return { directory, packages: Object.keys(dependencies) };
}
