import fs from 'node:fs/promises';
import path from 'node:path';
import { packVersions, unpackVersion } from './npmRegistry';
import type { Minor } from './selectMinors';

type PackageVersion = readonly [name: string, version: string];

/** Packages of the suite that others need for their declarations: `@mui/x-internals`, `@mui/x-charts-vendor`. */
const SUITE = /^@mui\/x-(?!telemetry$|internal-exceljs-fork$)/;

/** Private packages may be named with a range: its lowest version is the one they were published with. */
async function readSuiteDependencies(directory: string): Promise<PackageVersion[]> {
  const { dependencies = {} } = JSON.parse(await fs.readFile(path.join(directory, 'package.json'), 'utf8'));
  return Object.entries(dependencies as Record<string, string>)
    .filter(([name]) => SUITE.test(name))
    .map(([name, range]) => [name, range.replace(/^[\^~]/, '')]);
}

/**
 * Makes a project in which a minor version of a product is installed, with one copy of each package: a paid package
 * that was not published in that minor is put beside the newer free one, so that a name of the free package is
 * the same in all minors. All else is found in the `node_modules` of this project, above it.
 *
 * @param directory of all that the command downloads
 * @param name of the folder in it
 * @returns the folder of the project; remove it when it was read
 */
export async function stageMinor(
  projectDirectory: string,
  directory: string,
  { name: folderName, packages }: { name: string; packages: Minor['packages'] },
): Promise<string> {
  const tarballs = path.join(directory, 'packages');
  const staged = path.join(directory, 'staged', folderName);
  await fs.rm(staged, { recursive: true, force: true });
  const known = new Set(Object.keys(packages));
  let added: PackageVersion[] = Object.entries(packages);
  while (added.length > 0) {
    await packVersions(projectDirectory, tarballs, added);
    const needed: PackageVersion[] = [];
    for (const found of added) {
      const folder = path.join(staged, 'node_modules', found[0]);
      await unpackVersion(tarballs, found, folder);
      for (const dependency of await readSuiteDependencies(folder)) {
        if (!known.has(dependency[0])) {
          known.add(dependency[0]);
          needed.push(dependency);
        }
      }
    }
    added = needed;
  }
  await fs.writeFile(path.join(staged, 'package.json'), JSON.stringify({ dependencies: packages }));
  return staged;
}
