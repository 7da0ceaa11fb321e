import { addDateForms } from '../pages/date-forms/addDateForms';
import type { DateForms } from '../pages/date-forms/dateForms';
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
  /** Those of which all variants could be rendered. */
  shown: DemoSource[];
  /** What depends on the date library, by page id. */
  dateForms: ReadonlyMap<string, readonly DateForms[]>;
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
  const dateForms = await addDateForms(projectDirectory, shown, rendered);
  problems.push(...[...dateForms.values()].flat().flatMap(({ faults }) => faults));
  return { rendered, dateForms, shown };
}
