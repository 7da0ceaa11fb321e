import fs from 'node:fs/promises';
import path from 'node:path';
import { demoKeyToFragmentHref, type DemoFragment } from '../../shared/demoFragment';
import { openCache } from '../cache/openCache';
import { compileFragment } from '../demo-code/compileFragment';
import { getDemoKey, listStyledDemos, type DemoSource } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import type { Problem } from '../problems/problem';
import { writeIfChanged } from '../store/siteFiles';

/**
 * Writes the fragment of each demo to `public/demos`, from where it is served and exported.
 *
 * @param rendered by demo key
 * @param problems takes demos whose TypeScript has no form in JavaScript
 */
export async function writeDemoFragments(
  projectDirectory: string,
  demos: DemoSource[],
  rendered: ReadonlyMap<string, RenderedDemo>,
  problems: Problem[],
): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const cache = await openCache<DemoFragment>(projectDirectory, 'demos/fragments');
  const written = new Set<string>();
  for (const demo of demos) {
    const files = [demo, ...listStyledDemos(demo)].flatMap((form) => rendered.get(getDemoKey(form))!.files);
    const texts = files.map(async (file) => [
      path.relative(projectDirectory, file),
      await fs.readFile(file, 'utf8'),
    ]);
    const key = getDemoKey(demo);
    const inputs = [key, ...(await Promise.all(texts)).flat()];
    const target = path.join(publicDirectory, demoKeyToFragmentHref(key));
    written.add(target);
    try {
      const fragment = await cache.get(inputs, () => compileFragment(demo, rendered));
      await writeIfChanged(target, JSON.stringify(fragment));
    } catch (error) {
      problems.push({ file: path.relative(projectDirectory, demo.file), message: (error as Error).message });
    }
  }
  const directory = path.join(publicDirectory, 'demos');
  for (const name of await fs.readdir(directory, { recursive: true }).catch(() => [])) {
    const file = path.join(directory, name);
    if (file.endsWith('.json') && !written.has(file)) {
      await fs.rm(file);
    }
  }
}
