import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../base/files/writeFile';
import type { SurfaceItem } from '../migration/surfaceItem';
import type { Minor } from './selectMinors';

/** Where the command keeps what it downloads and extracts, below the project. */
export const RELEASES_CACHE = '.cache/releases';

interface CachedSurface {
  packages: Minor['packages'];
  items: SurfaceItem[];
}

function getSurfaceFile(projectDirectory: string, name: string): string {
  return path.join(projectDirectory, RELEASES_CACHE, 'surfaces', `${name}.json`);
}

/** What an earlier run of the command found in the same packages. */
export async function readSurface(
  projectDirectory: string,
  name: string,
  packages: Minor['packages'],
): Promise<SurfaceItem[] | undefined> {
  const text = await fs.readFile(getSurfaceFile(projectDirectory, name), 'utf8').catch(() => undefined);
  const cached = text === undefined ? undefined : (JSON.parse(text) as CachedSurface);
  return cached && JSON.stringify(cached.packages) === JSON.stringify(packages) ? cached.items : undefined;
}

export async function writeSurface(
  projectDirectory: string,
  name: string,
  surface: CachedSurface,
): Promise<void> {
  await writeFile(getSurfaceFile(projectDirectory, name), JSON.stringify(surface));
}
