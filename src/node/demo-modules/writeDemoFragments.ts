import fs from 'node:fs/promises';
import path from 'node:path';
import { demoKeyToFragmentHref } from '../../shared/demoFragment';
import { compileFragment } from '../demo-code/compileFragment';
import { getDemoKey, listStyledDemos, type DemoSource } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import { hashTexts } from '../files/hash';
import type { Problem } from '../problems/problem';
import { readTrees } from '../files/readTree';
import { writeIfChanged } from '../store/siteFiles';

/** Everything outside the demo that its fragment depends on. */
const COMPILER_SOURCES = ['package-lock.json', 'src/node/demo-code', 'src/node/code/highlightCode.ts'];

/**
 * Writes the fragment of each demo to `public/demos`, from where it is served and exported. Fragments are kept
 * in `.cache/demos/fragments`, by a hash of the demo's files and of what compiles them.
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
  const cacheDirectory = path.join(projectDirectory, '.cache/demos/fragments');
  const publicDirectory = path.join(projectDirectory, 'public');
  await fs.mkdir(cacheDirectory, { recursive: true });
  const compiler = hashTexts(...(await readTrees(projectDirectory, COMPILER_SOURCES)));
  const written = new Set<string>();
  for (const demo of demos) {
    const files = [demo, ...listStyledDemos(demo)].flatMap((form) => rendered.get(getDemoKey(form))!.files);
    const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
    const key = getDemoKey(demo);
    const cacheFile = path.join(cacheDirectory, `${hashTexts(compiler, key, ...texts)}.json`);
    const target = path.join(publicDirectory, demoKeyToFragmentHref(key));
    written.add(target);
    try {
      let content = await fs.readFile(cacheFile, 'utf8').catch(() => undefined);
      if (content === undefined) {
        content = JSON.stringify(await compileFragment(demo, rendered));
        await fs.writeFile(cacheFile, content);
      }
      await writeIfChanged(target, content);
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
