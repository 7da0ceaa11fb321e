import { addDateForms } from '../date-forms/addDateForms';
import type { DateForms } from '../date-forms/dateForms';
import { addTypeFiles } from '../demo-code/addTypeFiles';
import type { ShownDemo } from '../demo-code/shownDemo';
import { compileFragments, writeDemoFragments } from '../demo-modules/writeDemoFragments';
import { writeDemoModules } from '../demo-modules/writeDemoModules';
import { writeDemoTheme } from '../demo-modules/writeDemoTheme';
import { compileStyledDemos, writeStyledDemos } from '../demo-modules/writeStyledDemos';
import { getDemoKey, listForms, type DemoSource } from '../demos/demoSource';
import { renderDemos, type RenderedDemo } from '../demos/renderDemos';
import type { Problem } from '../problems/problem';

/** Whether a demo could be rendered in all its stylings. */
export function isRendered(rendered: ReadonlyMap<string, RenderedDemo>, demo: DemoSource): boolean {
  return listForms(demo).every((form) => rendered.has(getDemoKey(form)));
}

/** Demos as users see them. */
export interface CompiledDemos {
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** What depends on the date library. */
  dateForms: DateForms[];
}

/**
 * Renders demos in all their stylings, finds their files, writes their code for the other date libraries, and selects
 * those of which all could be rendered.
 */
async function renderForms(
  projectDirectory: string,
  demos: readonly DemoSource[],
  problems: Problem[],
): Promise<CompiledDemos & { shown: DemoSource[] }> {
  const forms = demos.flatMap(listForms);
  const rendered = await addTypeFiles(await renderDemos(forms, projectDirectory, problems));
  const shown = demos.filter((demo) => isRendered(rendered, demo));
  const dateForms = await addDateForms(projectDirectory, shown, rendered, problems);
  return { rendered, dateForms, shown };
}

/**
 * Renders demos, and writes what the browser loads of them.
 *
 * @param problems takes demos that cannot be bundled or rendered, which are left out of the result
 */
export async function compileDemos(
  projectDirectory: string,
  demos: DemoSource[],
  problems: Problem[],
): Promise<CompiledDemos> {
  await Promise.all([writeDemoModules(projectDirectory, demos), writeDemoTheme(projectDirectory)]);
  const { rendered, shown, dateForms } = await renderForms(projectDirectory, demos, problems);
  await writeStyledDemos(projectDirectory, shown, rendered, problems);
  await writeDemoFragments(projectDirectory, shown, rendered, problems);
  return { rendered, dateForms };
}

/**
 * Renders demos, and compiles what the browser loads of them, without writing it: a check of some pages leaves what
 * the site is built from as it is.
 *
 * @param problems takes demos that cannot be bundled, rendered or compiled
 */
export async function checkDemos(
  projectDirectory: string,
  demos: readonly DemoSource[],
  problems: Problem[],
): Promise<CompiledDemos> {
  const { rendered, shown, dateForms } = await renderForms(projectDirectory, demos, problems);
  await compileStyledDemos(projectDirectory, shown, rendered, problems);
  await compileFragments(projectDirectory, shown, rendered, problems);
  return { rendered, dateForms };
}
