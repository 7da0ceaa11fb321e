import { addDateVariants } from '../pages/date-variants/compileDemoVariants';
import type { DateVariants } from '../pages/date-variants/dateVariants';
import type { ShownDemo } from '../demos/code/shownDemo';
import { hasAllVariants, type DemoSource } from '../demos/demoSource';
import type { Rendering } from '../demos/renderDemos';
import type { Problem } from '../base/problems/problem';

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
 * Waits for demos in all their stylings, and adds their code for the other date libraries.
 *
 * @param found what depends on the date library
 * @param rendering all variants of the demos
 * @param problems takes demos that cannot be rendered
 */
export async function finishDemos(
  projectDirectory: string,
  demos: readonly DemoSource[],
  { found, rendering }: { found: ReadonlyMap<DemoSource, DateVariants>; rendering: Rendering },
  problems: Problem[],
): Promise<FinishedDemos> {
  const rendered: Map<string, ShownDemo> = await rendering.finish(problems);
  const shown = demos.filter((demo) => hasAllVariants(rendered, demo));
  const dateVariants = addDateVariants(projectDirectory, found, rendered);
  problems.push(...[...dateVariants.values()].flat().flatMap(({ faults }) => faults));
  return { rendered, dateVariants, shown };
}
