import { addDateVariants } from '../pages/date-variants/addDateVariants';
import type { DateVariants } from '../pages/date-variants/dateVariants';
import { addTypeFiles } from '../demos/code/addTypeFiles';
import type { ShownDemo } from '../demos/code/shownDemo';
import { getDemoKey, listVariants, type DemoSource } from '../demos/demoSource';
import type { Rendering } from '../demos/renderDemos';
import type { Problem } from '../base/problems/problem';

/** Whether all stylings of a demo are among variants that could be bundled, or rendered. */
export function hasAllVariants(variants: ReadonlyMap<string, unknown>, demo: DemoSource): boolean {
  return listVariants(demo).every((variant) => variants.has(getDemoKey(variant)));
}

/** Demos as users see them. */
export interface FinishedDemos {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** The demos of which all variants could be rendered. */
  shown: DemoSource[];
  /** What depends on the date library, by page id. */
  dateVariants: ReadonlyMap<string, readonly DateVariants[]>;
}

/**
 * Waits for demos in all their stylings, finds their files, and writes their code for the other date libraries.
 *
 * @param rendering all variants of the demos
 * @param problems takes demos that cannot be rendered
 */
export async function finishDemos(
  projectDirectory: string,
  demos: readonly DemoSource[],
  rendering: Rendering,
  problems: Problem[],
): Promise<FinishedDemos> {
  const rendered = await addTypeFiles(await rendering.finish(problems));
  const shown = demos.filter((demo) => hasAllVariants(rendered, demo));
  const dateVariants = await addDateVariants(projectDirectory, shown, rendered);
  problems.push(...[...dateVariants.values()].flat().flatMap(({ faults }) => faults));
  return { rendered, dateVariants, shown };
}
