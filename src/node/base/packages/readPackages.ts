import fs from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../../../data/products';

/** An installed package, as its own package.json describes it. */
export interface PackageVersion {
  name: string;
  version: string;
  license: string;
}

/** The packages that the site documents. */
export const DOCUMENTED_PACKAGES = [
  ...products.flatMap(({ packageName, paidPackages }) => [packageName, ...paidPackages]),
  '@mui/x-license',
];

/** Reads name, version and licence of the documented packages from what is installed. */
export async function readPackages(projectDirectory: string): Promise<PackageVersion[]> {
  return Promise.all(
    DOCUMENTED_PACKAGES.map(async (name) => {
      const file = path.join(projectDirectory, 'node_modules', name, 'package.json');
      const { version, license } = JSON.parse(await fs.readFile(file, 'utf8'));
      return {
        name,
        version,
        license: license === 'SEE LICENSE IN LICENSE' ? 'MUI X commercial license' : license,
      };
    }),
  );
}
