import path from 'node:path';
import { addToList } from '../../../shared/addToList';
import { OTHER_DATE_LIBRARIES } from '../../../shared/demo/dateLibraries';
import type { CodeByDateLibrary } from '../../base/code/codeByDateLibrary';
import { cutCode } from '../../base/code/cutCode';
import type { Problem } from '../../base/problems/problem';
import type { Fence } from '../../base/code/fence';
import { compileDateVariants } from './compileDateVariants';
import { locateVariants, type DateVariants } from './dateVariants';
import { findDatedFences, type DatedFence } from './findDatedFences';

/** What the code of pages is with the other date libraries. */
export interface FenceVariants {
  /**
   * @param file of the page, relative to the project
   * @param code of a fence, with what is above the cut
   * @returns undefined for code that is shown with Day.js alone
   */
  getVariants: (file: string, code: string) => CodeByDateLibrary | undefined;
  /** The variants of each fence, and what the compiler says about them, by the file of the page. */
  variants: Map<string, DateVariants[]>;
}

function getKey({ file, code }: { file: string; code: string }): string {
  return `${file}\n${code}`;
}

/** Says where in the page a problem of a module is. */
function locate({ fence }: DatedFence, { line = 1, message }: Problem): Problem {
  const last = fence.code.split('\n').length;
  return { file: fence.file, line: fence.firstLine + Math.min(line, last) - 1, message };
}

function toCodeByDateLibrary(
  projectDirectory: string,
  dated: DatedFence,
  { texts }: DateVariants,
): CodeByDateLibrary {
  const file = path.relative(projectDirectory, dated.modules[0]!.fileName);
  const variants = OTHER_DATE_LIBRARIES.flatMap((library) => {
    const text = texts[library]?.[file];
    const shown = text === undefined ? undefined : dated.toShown(text);
    return shown === undefined ? [] : [[library, shown] as const];
  });
  const withDayjs = cutCode(dated.fence.code);
  // What differs may be above the cut.
  return variants.some(([, text]) => text !== withDayjs) ? Object.fromEntries(variants) : {};
}

/**
 * Writes the code of pages for the other date libraries and compiles it.
 *
 * @param pages the fences of each
 */
export async function compileFenceVariants(
  projectDirectory: string,
  pages: readonly (readonly Fence[])[],
): Promise<FenceVariants> {
  const dated = pages.flatMap(findDatedFences);
  const found = await compileDateVariants(projectDirectory, new Map(dated.map((fence) => [fence, fence])));
  const variants = new Map<string, CodeByDateLibrary>();
  const all = new Map<string, DateVariants[]>();
  for (const [fence, own] of found) {
    const located = locateVariants(own, (problem) => locate(fence, problem));
    const shown = toCodeByDateLibrary(projectDirectory, fence, own);
    addToList(all, fence.fence.file, located);
    if (Object.keys(shown).length > 0) {
      variants.set(getKey(fence.fence), shown);
    }
  }
  return { getVariants: (file, code) => variants.get(getKey({ file, code })), variants: all };
}
