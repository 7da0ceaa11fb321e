import { addDateVariants, compileDemoVariants } from '../../pages/date-variants/compileDemoVariants';
import { compileFenceVariants } from '../../pages/date-variants/compileFenceVariants';
import type { ShownDemo } from '../../demos/code/shownDemo';
import { hasAllVariants } from '../../demos/demoSource';
import { listDemoFiles, writeDemoFiles } from '../../demos/modules/writeDemoFiles';
import { compileFragments, writeDemoFragments } from '../../demos/modules/writeDemoFragments';
import { ensureDevelopmentModules } from '../../demos/modules/writeDevelopmentModules';
import { writeDemoTheme } from '../../demos/modules/writeDemoTheme';
import { compileStyledDemos, writeStyledDemos } from '../../demos/modules/writeStyledDemos';
import { pageIdToPathname } from '../../../shared/paths/pageIdToPathname';
import { findDemoUses } from '../../demos/usage/findDemoUses';
import { UsageIndex } from '../../demos/usage/usageIndex';
import { findPicturedDemos } from '../findPicturedDemos';
import { joinGuides } from '../keptGuides';
import { takePictures } from '../takePictures';
import { defineStep } from '../step';
import { api } from './api';
import { parsedGuides, startedDemos, texts } from './rendering';
import { guides, keptGuides, pageIds } from './sources';

/** The variables of the demos' theme, and an empty list of the demos in development. */
export const demoTheme = defineStep('theme of demos', {}, async (_, { projectDirectory }) => {
  await writeDemoTheme(projectDirectory);
  await ensureDevelopmentModules(projectDirectory);
});

/** The code of demos with the other date libraries, written while they are rendered. */
const demoVariants = defineStep(
  'date libraries of demos',
  { startedDemos },
  ({ startedDemos: { sound, bundled } }, { projectDirectory }) =>
    compileDemoVariants(projectDirectory, sound, bundled),
);

/**
 * The demos of the guides as users see them, in all stylings and date libraries, by key; those of which all variants could be
 * rendered; and what depends on the date library, by page id.
 */
export const demos = defineStep(
  'demos',
  { startedDemos, demoVariants },
  async (needs, { projectDirectory, problems }) => {
    const { sound, rendering } = needs.startedDemos;
    const rendered: Map<string, ShownDemo> = await rendering.finish(problems);
    const shown = sound.filter((demo) => hasAllVariants(rendered, demo));
    const dateVariants = addDateVariants(projectDirectory, needs.demoVariants, rendered);
    problems.push(...[...dateVariants.values()].flat().flatMap(({ faults }) => faults));
    return { rendered, shown, dateVariants };
  },
);

/** The pictures of galleries, by link. */
export const pictures = defineStep(
  'pictures',
  { guides: parsedGuides, pageIds, demos },
  async (needs, { projectDirectory, problems }) => {
    const pictured = await findPicturedDemos(needs.guides, { projectDirectory, pageIds: needs.pageIds });
    return takePictures(pictured, { projectDirectory, rendered: needs.demos.rendered, problems });
  },
);

/** Whether generated files of a guide stay that are not written now; undefined where all stay. */
export const keepsFiles = defineStep('kept files', { keptGuides }, (needs, { chosen }) =>
  chosen ? undefined : (pageId: string) => needs.keptGuides.has(pageId),
);

/** The demos in their other stylings, written. */
const styledDemos = defineStep(
  'stylings of demos',
  { demos, keepsFiles },
  ({ demos: { shown, rendered }, keepsFiles: keeps }, { projectDirectory, problems }) =>
    writeStyledDemos(projectDirectory, shown, { rendered, problems, keeps }),
);

/** What the browser loads of demos, written. */
export const demoFiles = defineStep(
  'files of demos',
  { demos, styledDemos, keepsFiles },
  ({ demos: { shown, rendered }, keepsFiles: keeps }, { projectDirectory, problems }) =>
    writeDemoFragments(projectDirectory, shown, { rendered, problems, keeps }),
);

/** The modules that the browser loads of demos, listed once they are written: the bundler reads it. */
export const demoModules = defineStep(
  'list of modules',
  { demos, styledDemos, demoTheme, pageIds, keptGuides },
  async (needs, { projectDirectory }) => {
    const shown = listDemoFiles(needs.demos.shown);
    const files = joinGuides(needs, new Map(Object.entries(shown)), ({ modules }) => modules);
    await writeDemoFiles(projectDirectory, Object.fromEntries(files));
    return shown;
  },
);

/** All that scripts of the browser are bundled of. */
export const scriptSources = defineStep('sources of scripts', { demoModules, texts, api }, () => undefined);

/** Compiles what the browser would load of demos, and writes nothing. */
export const checkedDemos = defineStep(
  'code of demos',
  { demos },
  async ({ demos: { shown, rendered } }, { projectDirectory, problems }) => {
    await compileStyledDemos(projectDirectory, shown, rendered, problems);
    await compileFragments(projectDirectory, shown, rendered, problems);
  },
);

/** The code of pages in all date libraries. */
export const fenceVariants = defineStep(
  'date libraries',
  { guides, startedDemos },
  async (needs, { projectDirectory, problems }) => {
    const fences = needs.guides.flatMap((guide) => guide.fences);
    const compiled = await compileFenceVariants(projectDirectory, fences);
    problems.push(...[...compiled.variants.values()].flat().flatMap(({ faults }) => faults));
    return compiled;
  },
);

/** The guides whose demos can be shown. */
export const shownGuides = defineStep('guides with demos', { guides, demos }, (needs) =>
  needs.guides.filter(({ english }) =>
    english.demos.every((demo) => hasAllVariants(needs.demos.rendered, demo)),
  ),
);

/** Which demo uses which part of the API, and what of it is deprecated: known before demos are rendered. */
export const usage = defineStep(
  'usage',
  { startedDemos, pageIds, keptGuides },
  async (needs, { projectDirectory }) => {
    const { sound, bundled } = needs.startedDemos;
    const { uses, deprecated } = await findDemoUses(sound, bundled, projectDirectory);
    const index = new UsageIndex();
    for (const [pageId, used] of joinGuides(needs, uses, (guide) => guide.demos)) {
      used.forEach(({ name, uses: ofDemo }) =>
        index.add({ pathname: pageIdToPathname(pageId), name }, ofDemo),
      );
    }
    return { index, uses, deprecated };
  },
);
