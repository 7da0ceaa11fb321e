import fs from 'node:fs/promises';
import path from 'node:path';
import type { DateLibrary } from '../../../shared/demo/dateLibraries';
import type { DemoFragment } from '../../../shared/demo/demoFragment';
import { getSourcesHref, isSourcesFile } from '../../../shared/paths/sourcesHref';
import { openCache } from '../../base/cache/openCache';
import { listShownFiles, type ShownDemo } from '../code/shownDemo';
import { compileFragment } from '../code/compileFragment';
import { getDemoKey, listVariants, type DemoSource } from '../demoSource';
import type { Problem } from '../../base/problems/problem';
import { isPlaygroundSource } from '../playgroundSource';
import { writeIfChanged } from '../../base/store/siteFiles';
import { writeDemoPackages } from './writeDemoPackages';

/** The text of each file of a demo, by its path, as it is with a date library. */
async function readFiles(
  demo: DemoSource,
  rendered: ReadonlyMap<string, ShownDemo>,
  dateLibrary: DateLibrary,
): Promise<Map<string, string>> {
  const texts = listVariants(demo).flatMap((variant) => {
    const shown = rendered.get(getDemoKey(variant))!;
    const rewritten = dateLibrary === 'dayjs' ? undefined : shown.dateTexts?.get(dateLibrary);
    return listShownFiles(shown).map(async (file): Promise<[string, string]> => [
      file,
      rewritten?.get(file) ?? (await fs.readFile(file, 'utf8')),
    ]);
  });
  return new Map(await Promise.all(texts));
}

/** The date libraries that a demo has code for, with Day.js. */
function listDateLibraries(demo: DemoSource, rendered: ReadonlyMap<string, ShownDemo>): DateLibrary[] {
  return ['dayjs', ...(rendered.get(getDemoKey(demo))!.dateTexts?.keys() ?? [])];
}

/**
 * Compiles the fragments of each demo, one for each date library that it has code for, or takes them from the cache.
 *
 * @param rendered by demo key
 * @param problems takes demos whose TypeScript has no JavaScript variant, which have no fragment
 * @returns by address; undefined for those
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
  const sources = demos
    .filter((one) => !isPlaygroundSource(one))
    .flatMap((demo) => listDateLibraries(demo, rendered).map((dateLibrary) => ({ demo, dateLibrary })));
  for (const { demo, dateLibrary } of sources) {
    const texts = await readFiles(demo, rendered, dateLibrary);
    const key = getDemoKey(demo);
    const href = getSourcesHref(key, dateLibrary);
    const inputs = [
      key,
      dateLibrary,
      ...[...texts].flatMap(([file, text]) => [path.relative(projectDirectory, file), text]),
    ];
    try {
      fragments.set(
        href,
        await cache.get(inputs, () => compileFragment(demo, { rendered, texts, dateLibrary })),
      );
    } catch (error) {
      fragments.set(href, undefined);
      problems.push({ file: path.relative(projectDirectory, demo.file), message: (error as Error).message });
    }
  }
  return fragments;
}

interface WriteOptions {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** Takes demos whose TypeScript has no JavaScript variant; what was written of them stays. */
  problems: Problem[];
  /** Whether what was written of other demos of a guide stays; absent where all of it does. */
  keeps?: (pageId: string) => boolean;
}

/**
 * Writes the fragments of each demo to `public/demos`, from where it is served and exported, and the packages of their
 * projects.
 */
export async function writeDemoFragments(
  projectDirectory: string,
  demos: readonly DemoSource[],
  { rendered, problems, keeps }: WriteOptions,
): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const written = new Set([await writeDemoPackages(projectDirectory)]);
  for (const [href, fragment] of await compileFragments(projectDirectory, demos, rendered, problems)) {
    const target = path.join(publicDirectory, href);
    written.add(target);
    if (fragment) {
      await writeIfChanged(target, JSON.stringify(fragment));
    }
  }
  if (!keeps) {
    return;
  }
  const directory = path.join(publicDirectory, 'demos');
  const names = await fs.readdir(directory, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(directory, name);
    if (isSourcesFile(path.basename(name)) && !written.has(file) && !keeps(path.dirname(name))) {
      await fs.rm(file);
    }
  }
}
