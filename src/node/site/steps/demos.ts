import { compileFenceForms } from '../../pages/date-forms/compileFenceForms';
import { listDemoFiles, writeDemoFiles } from '../../demos/modules/writeDemoFiles';
import { compileFragments, writeDemoFragments } from '../../demos/modules/writeDemoFragments';
import { ensureDevelopmentModules } from '../../demos/modules/writeDevelopmentModules';
import { writeDemoTheme } from '../../demos/modules/writeDemoTheme';
import { compileStyledDemos, writeStyledDemos } from '../../demos/modules/writeStyledDemos';
import { writeLanguagePacks } from '../../demos/language-packs/writeLanguagePacks';
import { writePageTexts } from '../../base/texts/pageTexts';
import { listForms } from '../../demos/demoSource';
import { stageDemos } from '../../demos/renderDemos';
import { pageIdToPathname } from '../../../shared/paths/pageIdToPathname';
import { findDemoUses } from '../../demos/usage/findDemoUses';
import { UsageIndex } from '../../demos/usage/usageIndex';
import { findPicturedDemos } from '../findPicturedDemos';
import { joinGuides } from '../keptGuides';
import { hasAllForms, renderForms } from '../renderForms';
import { takePictures } from '../takePictures';
import { defineStep } from '../step';
import { api, guides, keptGuides, pageIds } from './sources';

/** What scripts import of the texts of packages and of the interface. */
export const texts = defineStep('texts', {}, (_, { projectDirectory }) =>
  Promise.all([writeLanguagePacks(projectDirectory), writePageTexts(projectDirectory)]),
);

/** Ends a run whose guides cannot be parsed, before their demos take their time. */
const parsedGuides = defineStep('parsed guides', { guides }, (needs, { problems, onProblems }) => {
  onProblems(problems);
  return needs.guides;
});

/** The variables of the demos' theme, and an empty list of the demos in development. */
export const demoTheme = defineStep('theme of demos', {}, async (_, { projectDirectory }) => {
  await writeDemoTheme(projectDirectory);
  await ensureDevelopmentModules(projectDirectory);
});

/** The demos of the guides as modules, and which files they consist of. */
const stagedDemos = defineStep(
  'modules of demos',
  { guides: parsedGuides },
  (needs, { projectDirectory, problems }) =>
    stageDemos(
      needs.guides.flatMap(({ english }) => english.demos.flatMap(listForms)),
      projectDirectory,
      problems,
    ),
);

/** The demos of the guides as users see them, in all stylings and date libraries. */
export const demos = defineStep(
  'demos',
  { guides: parsedGuides, texts, stagedDemos },
  (needs, { projectDirectory, problems }) =>
    renderForms(
      projectDirectory,
      needs.guides.flatMap(({ english }) => english.demos),
      needs.stagedDemos,
      problems,
    ),
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
export const fenceForms = defineStep(
  'date libraries',
  { guides },
  async (needs, { projectDirectory, problems }) => {
    const fences = needs.guides.flatMap((guide) => guide.fences);
    const compiled = await compileFenceForms(projectDirectory, fences);
    problems.push(...[...compiled.forms.values()].flat().flatMap(({ faults }) => faults));
    return compiled;
  },
);

/** The guides whose demos can be shown. */
export const shownGuides = defineStep('guides with demos', { guides, demos }, (needs) =>
  needs.guides.filter(({ english }) =>
    english.demos.every((demo) => hasAllForms(needs.demos.rendered, demo)),
  ),
);

/** Which demo uses which part of the API, and what of it is deprecated: known before demos are rendered. */
export const usage = defineStep(
  'usage',
  { guides: parsedGuides, stagedDemos, pageIds, keptGuides },
  async (needs, { projectDirectory }) => {
    const { bundled } = needs.stagedDemos;
    const sound = needs.guides
      .flatMap(({ english }) => english.demos)
      .filter((demo) => hasAllForms(bundled, demo));
    const { uses, deprecated } = await findDemoUses(sound, bundled, projectDirectory);
    const index = new UsageIndex();
    for (const [pageId, demos] of joinGuides(needs, uses, (guide) => guide.demos)) {
      demos.forEach(({ name, uses: used }) => index.add({ pathname: pageIdToPathname(pageId), name }, used));
    }
    return { index, uses, deprecated };
  },
);
