import fs from 'node:fs/promises';
import path from 'node:path';
import { getDemoKey, listVariants, type DemoSource } from '../demoSource';
import type { Problem } from '../../base/problems/problem';
import { readKeyRegion } from './keyRegion';
import { listShownFiles, type ShownDemo } from './shownDemo';

interface CheckOptions {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** Absolute path of the page's folder, and its markdown file relative to the project. */
  directory: string;
  file: string;
}

/** Reports what is wrong with the markers of key lines in the files of a demo, in all its stylings. */
export async function checkKeyRegions(
  demo: DemoSource,
  { rendered, directory, file }: CheckOptions,
): Promise<Problem[]> {
  const toShown = (source: string) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), path.relative(directory, source)));
  const problems: Problem[] = [];
  for (const variant of listVariants(demo)) {
    const shown = rendered.get(getDemoKey(variant));
    for (const source of shown ? listShownFiles(shown) : []) {
      const { lines, faults } = readKeyRegion(await fs.readFile(source, 'utf8'));
      problems.push(...faults.map((fault) => ({ file: toShown(source), ...fault })));
      if (lines && source !== variant.file) {
        const message = `Key lines are in the module of the demo, \`${path.basename(variant.file)}\`. Move the region there.`;
        problems.push({ file: toShown(source), line: lines[0] + 1, message });
      }
    }
  }
  return problems;
}
