import path from 'node:path';
import { addToList } from '../../../shared/addToList';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { BundledDemo } from '../../demos/bundleDemos';
import { listShownFiles, type ShownDemo } from '../../demos/code/shownDemo';
import { getDemoKey, listVariants, type DemoSource } from '../../demos/demoSource';
import { isPlaygroundSource } from '../../demos/playgroundSource';
import { compileDateVariants } from './compileDateVariants';
import type { DateVariants } from './dateVariants';
import type { DatedCode } from './rewriteCodes';

const SCRIPT = /\.tsx?$/;

function toTexts(
  projectDirectory: string,
  { texts }: DateVariants,
  libraries: readonly OtherDateLibrary[],
): ShownDemo['dateTexts'] {
  const byLibrary = libraries.map((library) => {
    const files = Object.entries(texts[library] ?? {});
    const absolute = files.map(([file, text]) => [path.join(projectDirectory, file), text] as const);
    return [library, new Map(absolute)] as const;
  });
  return new Map(byLibrary);
}

/** A demo's modules, those that it imports among them. */
function listCode(demo: DemoSource, bundled: ReadonlyMap<string, BundledDemo>): DatedCode {
  const files = listVariants(demo).flatMap((variant) => listShownFiles(bundled.get(getDemoKey(variant))!));
  return {
    modules: [...new Set(files)].filter((file) => SCRIPT.test(file)).map((fileName) => ({ fileName })),
  };
}

/**
 * Writes the code of demos for the other date libraries, and compiles it. Prop playgrounds have that of Day.js only.
 *
 * @param bundled all stylings of the demos, by demo key
 * @returns what demos have that depends on the library, and what the compiler says about that
 */
export function compileDemoVariants(
  projectDirectory: string,
  demos: readonly DemoSource[],
  bundled: ReadonlyMap<string, BundledDemo>,
): Promise<Map<DemoSource, DateVariants>> {
  const codes = demos
    .filter((demo) => !isPlaygroundSource(demo))
    .map((demo) => [demo, listCode(demo, bundled)] as const);
  return compileDateVariants(projectDirectory, new Map(codes));
}

/**
 * Adds what the code of demos is with the other date libraries. A demo has code for those that all its stylings have
 * code for.
 *
 * @param rendered by demo key; demos that could not be rendered are missing
 * @returns what demos have that depends on the library, by page id
 */
export function addDateVariants(
  projectDirectory: string,
  found: ReadonlyMap<DemoSource, DateVariants>,
  rendered: Map<string, ShownDemo>,
): Map<string, DateVariants[]> {
  const byPage = new Map<string, DateVariants[]>();
  for (const [demo, variants] of found) {
    const keys = listVariants(demo).map(getDemoKey);
    if (!keys.every((key) => rendered.has(key))) {
      continue;
    }
    addToList(byPage, demo.pageId, variants);
    const libraries = OTHER_DATE_LIBRARIES.filter((library) => !variants.gaps[library]);
    const dateTexts = toTexts(projectDirectory, variants, libraries);
    for (const key of keys) {
      rendered.set(key, { ...rendered.get(key)!, dateTexts });
    }
  }
  return byPage;
}
