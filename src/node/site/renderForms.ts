import { addDateForms } from '../pages/date-forms/addDateForms';
import type { DateForms } from '../pages/date-forms/dateForms';
import { addTypeFiles } from '../demos/code/addTypeFiles';
import type { ShownDemo } from '../demos/code/shownDemo';
import { getDemoKey, listForms, type DemoSource } from '../demos/demoSource';
import { renderDemos, type RenderedDemo } from '../demos/renderDemos';
import type { Problem } from '../base/problems/problem';

/** Whether a demo could be rendered in all its stylings. */
export function isRendered(rendered: ReadonlyMap<string, RenderedDemo>, demo: DemoSource): boolean {
  return listForms(demo).every((form) => rendered.has(getDemoKey(form)));
}

/** Demos as users see them. */
export interface RenderedForms {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** Those of which all forms could be rendered. */
  shown: DemoSource[];
  /** What depends on the date library. */
  dateForms: DateForms[];
}

/**
 * Renders demos in all their stylings, finds their files, and writes their code for the other date libraries.
 *
 * @param problems takes demos that cannot be bundled or rendered
 */
export async function renderForms(
  projectDirectory: string,
  demos: readonly DemoSource[],
  problems: Problem[],
): Promise<RenderedForms> {
  const forms = demos.flatMap(listForms);
  const rendered = await addTypeFiles(await renderDemos(forms, projectDirectory, problems));
  const shown = demos.filter((demo) => isRendered(rendered, demo));
  const dateForms = await addDateForms(projectDirectory, shown, rendered, problems);
  return { rendered, dateForms, shown };
}
