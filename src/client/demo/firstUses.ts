import type { CompiledDemo } from '../../shared/page/page';

/** Where the page shows a file first. */
export interface FirstUse {
  demo: Pick<CompiledDemo, 'name' | 'title'>;
  /** Position of the file in the demo's. */
  index: number;
}

/** @returns by key of the file, the first of the demos that shows it */
export function findFirstUses(demos: readonly CompiledDemo[]): Map<string, FirstUse> {
  const uses = new Map<string, FirstUse>();
  for (const demo of demos) {
    for (const [index, { key }] of demo.files.entries()) {
      if (!uses.has(key)) {
        uses.set(key, { demo, index });
      }
    }
  }
  return uses;
}
