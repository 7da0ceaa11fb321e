import fs from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ProductFolder } from '../../../shared/products/products';
import { extractSurface } from '../migration/extractSurface';
import { readInstalledVersion } from '../migration/readInstalledVersion';
import { listProductPackages } from '../migration/stageOldMajor';
import type { SurfaceItem } from '../migration/surfaceItem';
import { fetchVersions } from './npmRegistry';
import { selectMinors, type Minor } from './selectMinors';
import { stageMinor } from './stageMinor';
import { readSurface, RELEASES_CACHE, writeSurface } from './surfaceFiles';

/** A minor version of a product, and what its packages let people write. */
export interface ExtractedMinor extends Minor {
  items: SurfaceItem[];
  /**
   * The same without the packages of which npm has no earlier version, where there are such: what they add by being
   * there may be older than the minor.
   */
  comparable?: SurfaceItem[];
}

async function listMinors(projectDirectory: string, names: readonly string[]): Promise<Minor[]> {
  const published = new Map<string, string[]>();
  const installed = new Map<string, string>();
  for (const name of names) {
    const version = await readInstalledVersion(path.join(projectDirectory, 'node_modules', name));
    if (version !== undefined) {
      published.set(name, await fetchVersions(projectDirectory, name));
      installed.set(name, version);
    }
  }
  return selectMinors(published, installed);
}

/** The API of some packages: from the cache, or extracted now. */
async function loadSurface(
  projectDirectory: string,
  product: ProductFolder,
  { name, packages }: { name: string; packages: Minor['packages'] },
): Promise<SurfaceItem[]> {
  const cached = await readSurface(projectDirectory, name, packages);
  if (cached) {
    return cached;
  }
  const start = performance.now();
  const cache = path.join(projectDirectory, RELEASES_CACHE);
  const directory = await stageMinor(projectDirectory, cache, { name, packages });
  // What is wrong in a version that nobody documents any more stays as it is.
  const items = await extractSurface({ directory, product, packages: Object.keys(packages) }, []);
  await fs.rm(directory, { recursive: true, force: true });
  await writeSurface(projectDirectory, name, { packages, items });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${items.length} names in ${seconds} s`);
  return items;
}

/**
 * Reads the public API of every minor version of a product up to the installed one, from npm and the cache.
 *
 * @returns oldest first
 */
export async function extractMinors(
  projectDirectory: string,
  product: ProductFolder,
): Promise<ExtractedMinor[]> {
  const extracted: ExtractedMinor[] = [];
  for (const minor of await listMinors(projectDirectory, listProductPackages(product))) {
    const name = `${product}-${minor.minor}`;
    const items = await loadSurface(projectDirectory, product, { name, packages: minor.packages });
    const previous = extracted.at(-1)?.packages;
    const known = Object.entries(minor.packages).filter(([packageName]) => previous?.[packageName]);
    const isFirst = previous !== undefined && known.length < Object.keys(minor.packages).length;
    const comparable = isFirst
      ? await loadSurface(projectDirectory, product, {
          name: `${name}-known`,
          packages: Object.fromEntries(known),
        })
      : undefined;
    extracted.push({ ...minor, items, ...(comparable && { comparable }) });
  }
  return extracted;
}
