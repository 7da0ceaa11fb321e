import path from 'node:path';
import { addDateVariantReports, createDateVariantReport } from '../../pages/date-variants/dateVariants';
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
import { hashTexts } from '../../base/files/hash';
import { summarizePage } from '../../base/store/pageSummary';
import { createSiteIndex } from '../createSiteIndex';
import { getGuideKey } from '../hashSources';
import { joinGuides, usesOthers, writeKeptGuides, type KeptGuide } from '../keptGuides';
import type { Guide } from '../loadGuide';
import { defineStep } from '../step';
import { writeGuides } from '../writeGuides';
import { references } from './checks';
import { demoFiles, demoModules, demos, demoTheme, fenceVariants, keepsFiles, usage } from './demos';
import { apiPages, apiTabs, coverage, guideNames, guidePages, guideSummaries } from './pages';
import { menu } from './api';
import { guides, keptGuides, summaries, packages, pageIds, sourceHashes } from './sources';

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

/** The compiled guides and the files of their demos, written; what the site says of all guides, in the order of their ids. */
const writtenGuides = defineStep(
  'written guides',
  {
    soundPages,
    keptGuides,
    keepsFiles,
    pageIds,
    sourceHashes,
    summaries,
    guides,
    guideNames,
    usage,
    demos,
    demoModules,
    fenceVariants,
  },
  async (needs, { projectDirectory }): Promise<KeptGuide[]> => {
    const [iframeDemos] = await Promise.all([
      writeGuides(projectDirectory, needs.soundPages, needs.demos.rendered),
      writePlaygrounds(projectDirectory, needs.soundPages, needs.keepsFiles),
    ]);
    const summaryById = new Map(needs.summaries.map((summary) => [summary.pageId, summary]));
    const describe = (guide: Guide): KeptGuide => {
      const { pageId, texts } = guide;
      const pages = needs.soundPages.filter(({ id }) => id === pageId);
      const framed = iframeDemos.filter(({ demo }) => demo.pageId === pageId);
      const fences = [...needs.fenceVariants.variants].filter(
        ([file]) => path.dirname(file) === `data/${pageId}`,
      );
      return {
        key: usesOthers(projectDirectory, guide, { ...needs, ...needs.demos })
          ? undefined
          : getGuideKey(needs.sourceHashes, pageId),
        summary: summaryById.get(pageId)!,
        pages: pages.map(summarizePage),
        version: hashTexts(...[...pages, ...framed].map((file) => JSON.stringify(file))),
        names: needs.guideNames.get(pageId)!,
        demos: needs.usage.uses.get(pageId) ?? [],
        modules: needs.demoModules[pageId],
        iframeDemos: framed.map(({ key }) => key),
        dateVariants: createDateVariantReport(
          needs.demos.dateVariants.get(pageId) ?? [],
          fences.flatMap(([, variants]) => variants),
        ),
        translations: findTranslationsBehind([...texts.values()]),
      };
    };
    const compiled = new Map(needs.guides.map((guide) => [guide.pageId, describe(guide)]));
    return joinGuides(needs, compiled, (guide) => guide).map(([, guide]) => guide);
  },
);

/** The compiled pages and what others read of them, in `.cache/site` and `.cache/generated`: `next build` reads both. */
export const content = defineStep(
  'content',
  { writtenGuides, demoTheme, fonts, guideSummaries, apiPages, apiTabs, coverage, packages, menu },
  async (needs, { projectDirectory }) => {
    const { writtenGuides: known } = needs;
    const pages = [...needs.guideSummaries.guides, ...needs.apiPages.pages, ...needs.apiTabs.pages];
    const index = createSiteIndex({
      pages,
      iframeDemos: known.flatMap(({ iframeDemos }) => iframeDemos),
      packages: needs.packages,
    });
    const total = known.reduce((sum, { translations }) => sum + translations.total, 0);
    const behind = known.flatMap(({ translations }) => translations.behind);
    const dateVariants = addDateVariantReports(known.map((guide) => guide.dateVariants));
    await writeCompiledPages(projectDirectory, {
      ...needs.guideSummaries,
      apiPages: needs.apiPages.pages,
      apiTabs: needs.apiTabs.pages,
    });
    const { gaps, ...dateValues } = dateVariants;
    await writeCheckReport(projectDirectory, 'dateLibraries', {
      values: dateValues,
      exceptions: gaps.map(formatProblem),
    });
    await writeCheckReport(projectDirectory, 'translations', {
      values: { current: total - behind.length, total },
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
      ...known.map(({ version }) => version),
    ]);
    await writeKeptGuides(projectDirectory, known);
    return {
      pageCount: pages.length,
      demoCount: known.reduce((sum, guide) => sum + guide.demos.length, 0),
      existing: needs.menu.summary,
      coverage: needs.coverage,
      translations: { total, behind },
      dateVariants,
    };
  },
);

/** The files of the search. */
export const searchFiles = defineStep('search', { content }, (_, { projectDirectory }) =>
  writeSearchIndex(projectDirectory),
);
