import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plan } from '../../shared/products/plans';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../shared/products/products';
import { getPackagePlan } from '../base/packages/packagePlans';
import type { Problem } from '../base/problems/problem';
import { DOCUMENTED_PACKAGES } from '../base/packages/readPackages';

/** A package whose exports are documented. */
export interface ApiPackage {
  name: string;
  version: string;
  /** The package of licences belongs to no product. */
  product?: ProductFolder;
  /** Absent for packages of the free plan. */
  plan?: Plan;
}

/** `'@mui/x-charts-premium' -> 'charts'` */
export function getPackageProduct(packageName: string): ProductFolder | undefined {
  const name = packageName.replace(/^@mui\/x-/, '').replace(/-(pro|premium)$/, '');
  return PRODUCT_FOLDERS.find((folder) => folder === name);
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}

/**
 * The documented packages as installed, from the free plan up. A version other than the one that package.json
 * pins is a problem: what would be documented is not the version that the page names.
 */
export async function readApiPackages(
  projectDirectory: string,
  problems: Problem[],
  names: readonly string[] = DOCUMENTED_PACKAGES,
): Promise<ApiPackage[]> {
  const { dependencies = {} } = await readJson(path.join(projectDirectory, 'package.json'));
  const pins = dependencies as Record<string, string>;
  const packages = await Promise.all(
    names.map(async (name): Promise<ApiPackage | undefined> => {
      const file = `node_modules/${name}/package.json`;
      const found = await readJson(path.join(projectDirectory, file)).catch(() => undefined);
      if (!found) {
        problems.push({ file, message: `${name} is not installed. Run \`npm ci\`.` });
        return undefined;
      }
      const version = String(found.version);
      if (version !== pins[name]) {
        const pin = pins[name] ?? 'nothing';
        const message = `${name} ${version} is installed, package.json pins ${pin}. Run \`npm ci\`, or pin the version that is to be documented.`;
        problems.push({ file, message });
      }
      return { name, version, product: getPackageProduct(name), plan: getPackagePlan(name) };
    }),
  );
  return packages.filter((found) => found !== undefined);
}
