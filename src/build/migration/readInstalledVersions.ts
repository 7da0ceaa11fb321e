import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiDifferences, MigrationGuide } from '../../shared/migration';
import { getAliasName } from '../olderMajors';
import { listProductPackages } from './stageOldMajor';

async function readVersion(projectDirectory: string, folder: string): Promise<string | undefined> {
  const file = path.join(projectDirectory, 'node_modules', folder, 'package.json');
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text).version;
}

/** The versions of a product's packages that a guide leads from and to, where both are installed. */
export async function readInstalledVersions(
  projectDirectory: string,
  { product, major }: Pick<MigrationGuide, 'product' | 'major'>,
): Promise<ApiDifferences['versions']> {
  const versions: ApiDifferences['versions'] = {};
  for (const name of listProductPackages(product)) {
    const from = await readVersion(projectDirectory, getAliasName(name, major));
    const to = await readVersion(projectDirectory, name);
    if (from && to) {
      versions[name] = { from, to };
    }
  }
  return versions;
}
