import fs from 'node:fs/promises';
import path from 'node:path';
import { installablePackages } from '../../../../data/installablePackages';
import type { KnownPackages } from './checkCommands';

async function readJson(file: string): Promise<Record<string, Record<string, string>>> {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}

/** Reads which packages the commands in pages may name. */
export async function loadKnownPackages(projectDirectory: string): Promise<KnownPackages> {
  const { dependencies, devDependencies } = await readJson(path.join(projectDirectory, 'package.json'));
  const names = Object.entries({ ...dependencies, ...devDependencies })
    // An alias is a name of this project only.
    .filter(([, range]) => !range.startsWith('npm:'))
    .map(([name]) => name);
  const versions = new Map<string, string | undefined>(
    Object.keys(installablePackages).map((name) => [name, undefined]),
  );
  for (const name of names) {
    const manifest = await readJson(path.join(projectDirectory, 'node_modules', name, 'package.json'));
    versions.set(name, String(manifest.version));
  }
  return { versions, listFile: 'data/installablePackages.ts' };
}
