import fs from 'node:fs/promises';
import path from 'node:path';

/** An installed package, as its own package.json describes it. */
export interface PackageVersion {
  name: string;
  version: string;
  license: string;
}

/** The packages that the site documents. */
export const DOCUMENTED_PACKAGES = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-charts-premium',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
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
