import fs from 'node:fs/promises';
import path from 'node:path';
import { isHashedAsset } from '../../../worker/siteCache';
import { listFiles } from '../../base/files/listFiles';

/** The hashed files of builds, each below the id of its build. */
const KEPT = '.cache/build/earlier';

/** So many earlier builds are kept. */
const MOST = 2;

async function listHashedFiles(directory: string): Promise<string[]> {
  const files = await listFiles(directory, '.');
  return files.filter((file) => isHashedAsset(`/${file.split(path.sep).join('/')}`));
}

async function copyFile(from: string, to: string, file: string): Promise<void> {
  const target = path.join(to, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  // Two builds have the same content under the same name.
  await fs.copyFile(path.join(from, file), target);
}

/** Keeps the files of a build, of which all or none are kept. */
async function keepBuild(outDirectory: string, keptDirectory: string): Promise<void> {
  if (await fs.stat(keptDirectory).catch(() => undefined)) {
    return;
  }
  const partDirectory = `${keptDirectory}.part`;
  await fs.rm(partDirectory, { recursive: true, force: true });
  const files = await listHashedFiles(outDirectory);
  await Promise.all(files.map((file) => copyFile(outDirectory, partDirectory, file)));
  await fs.rename(partDirectory, keptDirectory);
}

/** The builds that are kept, the last first. */
async function listBuilds(directory: string): Promise<string[]> {
  const builds = (await fs.readdir(directory)).map(async (name) => ({
    name,
    time: (await fs.stat(path.join(directory, name))).mtimeMs,
  }));
  return (await Promise.all(builds)).toSorted((a, b) => b.time - a.time).map(({ name }) => name);
}

/**
 * Adds the hashed files of the last two builds to `out/`, for pages that are open since before a deploy, and keeps those of
 * this build for the next ones.
 *
 * @returns how many files were added
 */
export async function addEarlierFiles(projectDirectory: string, buildId: string): Promise<number> {
  const outDirectory = path.join(projectDirectory, 'out');
  const keptDirectory = path.join(projectDirectory, KEPT);
  await keepBuild(outDirectory, path.join(keptDirectory, buildId));

  const earlier = (await listBuilds(keptDirectory)).filter((name) => name !== buildId);
  const known = new Set(await listHashedFiles(outDirectory));
  let added = 0;
  for (const build of earlier.slice(0, MOST)) {
    const directory = path.join(keptDirectory, build);
    const files = (await listHashedFiles(directory)).filter((file) => !known.has(file));
    await Promise.all(files.map((file) => copyFile(directory, outDirectory, file)));
    files.forEach((file) => known.add(file));
    added += files.length;
  }
  await Promise.all(
    earlier.slice(MOST).map((build) => fs.rm(path.join(keptDirectory, build), { recursive: true })),
  );
  return added;
}
