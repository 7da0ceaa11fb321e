import path from 'node:path';
import { addToList } from '../../../shared/addToList';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../shared/demo/dateLibraries';
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
function listCode(demo: DemoSource, rendered: ReadonlyMap<string, ShownDemo>): DatedCode {
  const files = listVariants(demo).flatMap((variant) => listShownFiles(rendered.get(getDemoKey(variant))!));
  return {
    modules: [...new Set(files)].filter((file) => SCRIPT.test(file)).map((fileName) => ({ fileName })),
  };
}

/**
 * Adds what the code of demos is with the other date libraries. A demo has code for those that all its stylings have
 * code for. Prop playgrounds have that of Day.js only.
 *
 * @param rendered by demo key
 * @returns what demos have that depends on the library, and what the compiler says about that; by page id
 */
export async function addDateVariants(
  projectDirectory: string,
  demos: readonly DemoSource[],
  rendered: Map<string, ShownDemo>,
): Promise<Map<string, DateVariants[]>> {
  const codes = demos
    .filter((demo) => !isPlaygroundSource(demo))
    .map((demo) => [demo, listCode(demo, rendered)] as const);
  const found = await compileDateVariants(projectDirectory, new Map(codes));
  const byPage = new Map<string, DateVariants[]>();
  for (const [demo, variants] of found) {
    addToList(byPage, demo.pageId, variants);
    const libraries = OTHER_DATE_LIBRARIES.filter((library) => !variants.gaps[library]);
    const dateTexts = toTexts(projectDirectory, variants, libraries);
    for (const variant of listVariants(demo)) {
      const key = getDemoKey(variant);
      rendered.set(key, { ...rendered.get(key)!, dateTexts });
    }
  }
  return byPage;
}
