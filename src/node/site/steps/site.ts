import { createDateFormReport } from '../../pages/date-forms/dateForms';
import { findTranslationsBehind } from '../../checks/findTranslationsBehind';
import { readTrees } from '../../base/files/readTree';
import { writeFonts } from '../../client-bundle/fonts/writeFonts';
import { formatProblem, omitDuplicates } from '../../base/problems/problem';
import { writePlaygrounds } from '../../pages/prop-playgrounds/writePlaygrounds';
import { addCoverage } from '../../pages/coverage/formatCoverage';
import { writeSearchIndex } from '../../search/writeSearchIndex';
import { writeCheckReport } from '../../base/store/checkReports';
import { removeOtherPages, writeContentVersion, writeSiteIndex } from '../../base/store/siteFiles';
import { writeCompiledPages } from '../../base/store/sitePages';
import { createSiteIndex } from '../createSiteIndex';
import { defineStep } from '../step';
import { writeGuides } from '../writeGuides';
import { references } from './checks';
import { demoFiles, demoModules, demos, demoTheme, fenceForms } from './demos';
import { apiPages, apiTabs, coverage, guidePages, guideSummaries } from './pages';
import { guides, menu, packages } from './sources';

/** The fonts of the interface. */
const fonts = defineStep('fonts', {}, (_, { projectDirectory }) => writeFonts(projectDirectory));

/** Ends a run whose pages are not right before they are written. */
const soundPages = defineStep(
  'sound pages',
  { guidePages, demoFiles, menu, references },
  (needs, { problems, onProblems }) => {
    onProblems(omitDuplicates(problems));
    return needs.guidePages;
  },
);

/** The compiled pages and what others read of them, in `.cache/site` and `.cache/generated`: `next build` reads both. */
export const content = defineStep(
  'content',
  {
    soundPages,
    demoTheme,
    demoModules,
    fonts,
    guides,
    guideSummaries,
    apiPages,
    apiTabs,
    coverage,
    demos,
    fenceForms,
    packages,
    menu,
  },
  async (needs, { projectDirectory }) => {
    const { rendered, dateForms } = needs.demos;
    const [iframeDemos] = await Promise.all([
      writeGuides(projectDirectory, needs.soundPages, rendered),
      writePlaygrounds(projectDirectory, needs.soundPages),
    ]);
    const pages = [...needs.guideSummaries.guides, ...needs.apiPages.pages, ...needs.apiTabs.pages];
    const index = createSiteIndex({
      pages,
      iframeDemos: iframeDemos.map(({ key }) => key),
      packages: needs.packages,
    });
    const translations = findTranslationsBehind(needs.guides.flatMap(({ texts }) => [...texts.values()]));
    const dateFormReport = createDateFormReport(dateForms, needs.fenceForms.forms);
    await writeCompiledPages(projectDirectory, {
      ...needs.guideSummaries,
      apiPages: needs.apiPages.pages,
      apiTabs: needs.apiTabs.pages,
    });
    const { gaps, ...dateValues } = dateFormReport;
    const { total, behind } = translations;
    const values = { current: total - behind.length, total };
    await writeCheckReport(projectDirectory, 'dateLibraries', {
      values: dateValues,
      exceptions: gaps.map(formatProblem),
    });
    await writeCheckReport(projectDirectory, 'translations', {
      values,
      exceptions: behind.map(formatProblem),
    });
    await writeCheckReport(projectDirectory, 'coverage', { values: addCoverage(needs.coverage) });
    await writeSiteIndex(projectDirectory, index);
    await removeOtherPages(projectDirectory, index);
    await writeContentVersion(projectDirectory, [
      needs.apiPages.version,
      needs.apiTabs.version,
      // The development server shows them after a save.
      ...(await readTrees(projectDirectory, ['translations'])),
      ...[...needs.soundPages, ...iframeDemos].map((file) => JSON.stringify(file)),
    ]);
    return {
      pageCount: pages.length,
      demoCount: needs.demos.shown.length,
      existing: needs.menu.summary,
      coverage: needs.coverage,
      translations,
      dateForms: dateFormReport,
    };
  },
);

/** The files of the search. */
export const searchFiles = defineStep('search', { content }, (_, { projectDirectory }) =>
  writeSearchIndex(projectDirectory),
);
