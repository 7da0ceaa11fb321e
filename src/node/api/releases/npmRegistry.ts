import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The list of a package's files is long. */
const MAX_OUTPUT = 64 * 1024 * 1024;

async function runNpm(projectDirectory: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('npm', [...args], { cwd: projectDirectory, maxBuffer: MAX_OUTPUT });
  return stdout;
}

/**
 * Asks npm for the versions of a package. The times of publication that npm knows are not read: a mirror may give
 * those of its own copies.
 */
export async function fetchVersions(projectDirectory: string, packageName: string): Promise<string[]> {
  return JSON.parse(await runNpm(projectDirectory, ['view', packageName, 'versions', '--json']));
}

/** `'@mui/x-charts', '8.0.0' -> 'mui-x-charts-8.0.0.tgz'`, as `npm pack` names it */
function getTarballName(packageName: string, version: string): string {
  return `${packageName.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Downloads packages that are not below the directory yet, in one call of npm.
 *
 * @param wanted names with versions
 */
export async function packVersions(
  projectDirectory: string,
  directory: string,
  wanted: readonly (readonly [name: string, version: string])[],
): Promise<void> {
  await fs.mkdir(directory, { recursive: true });
  const present = new Set(await fs.readdir(directory));
  const missing = wanted.filter(([name, version]) => !present.has(getTarballName(name, version)));
  if (missing.length > 0) {
    const specs = missing.map(([name, version]) => `${name}@${version}`);
    await runNpm(projectDirectory, ['pack', ...specs, '--json', '--pack-destination', directory]);
  }
}

/** Unpacks a downloaded package into a folder of its own. */
export async function unpackVersion(
  directory: string,
  [name, version]: readonly [name: string, version: string],
  to: string,
): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  const tarball = path.join(directory, getTarballName(name, version));
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', to]);
}
