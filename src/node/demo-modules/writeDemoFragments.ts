import fs from 'node:fs/promises';
import path from 'node:path';
import { demoKeyToFragmentHref, type DemoFragment } from '../../shared/demoFragment';
import { openCache } from '../cache/openCache';
import type { ShownDemo } from '../demo-code/addTypeFiles';
import { compileFragment } from '../demo-code/compileFragment';
import { getDemoKey, listStyledDemos, type DemoSource } from '../demos/demoSource';
import type { Problem } from '../problems/problem';
import { isPlaygroundSource } from '../prop-playgrounds/playgroundSource';
import { writeIfChanged } from '../store/siteFiles';
import { writeDemoPackages } from './writeDemoPackages';

/**
 * Compiles the fragment of each demo, or takes it from the cache.
 *
 * @param rendered by demo key
 * @param problems takes demos whose TypeScript has no form in JavaScript, which have no fragment
 * @returns by demo key; undefined for those
 */
export async function compileFragments(
  projectDirectory: string,
  demos: readonly DemoSource[],
  rendered: ReadonlyMap<string, ShownDemo>,
  problems: Problem[],
): Promise<Map<string, DemoFragment | undefined>> {
  const cache = await openCache<DemoFragment>(projectDirectory, 'demos/fragments');
  const fragments = new Map<string, DemoFragment | undefined>();
  // A prop playground shows its code as the browser prints it.
  for (const demo of demos.filter((one) => !isPlaygroundSource(one))) {
    const files = [demo, ...listStyledDemos(demo)].flatMap((form) => {
      const { files: own, typeFiles = [] } = rendered.get(getDemoKey(form))!;
      return [...own, ...typeFiles];
    });
    const texts = files.map(async (file) => [
      path.relative(projectDirectory, file),
      await fs.readFile(file, 'utf8'),
    ]);
    const key = getDemoKey(demo);
    const inputs = [key, ...(await Promise.all(texts)).flat()];
    try {
      fragments.set(key, await cache.get(inputs, () => compileFragment(demo, rendered)));
    } catch (error) {
      fragments.set(key, undefined);
      problems.push({ file: path.relative(projectDirectory, demo.file), message: (error as Error).message });
    }
  }
  return fragments;
}

/** `'charts/bars/Stacked.json'`; files with two endings are those of prop playgrounds. */
function isFragment(name: string): boolean {
  return /^[^.]+\.json$/.test(path.basename(name));
}

/**
 * Writes the fragment of each demo to `public/demos`, from where it is served and exported, and the packages of their
 * projects.
 *
 * @param rendered by demo key
 * @param problems takes demos whose TypeScript has no form in JavaScript; what was written of them stays
 */
export async function writeDemoFragments(
  projectDirectory: string,
  demos: readonly DemoSource[],
  rendered: ReadonlyMap<string, ShownDemo>,
  problems: Problem[],
): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const written = new Set([await writeDemoPackages(projectDirectory)]);
  for (const [key, fragment] of await compileFragments(projectDirectory, demos, rendered, problems)) {
    const target = path.join(publicDirectory, demoKeyToFragmentHref(key));
    written.add(target);
    if (fragment) {
      await writeIfChanged(target, JSON.stringify(fragment));
    }
  }
  const directory = path.join(publicDirectory, 'demos');
  for (const name of await fs.readdir(directory, { recursive: true }).catch(() => [])) {
    const file = path.join(directory, name);
    if (isFragment(name) && !written.has(file)) {
      await fs.rm(file);
    }
  }
}
