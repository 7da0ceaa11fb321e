import { compileApiPages } from '../../pages/api-pages/compileApiPages';
import { compileApiTabs, planTabs } from '../../pages/api-pages/compileApiTabs';
import { loadGuideApi } from '../../pages/api-pages/loadGuideApi';
import { openCache } from '../../base/cache/openCache';
import { loadSubjects } from '../../pages/coverage/loadSubjects';
import { measureCoverage, readGuideNames, type GuideNames } from '../../pages/coverage/measureCoverage';
import type { Problem } from '../../base/problems/problem';
import { createProgress } from '../../base/progress/createProgress';
import { summarizePage, type PageSummary } from '../../base/store/pageSummary';
import type { CompiledPages } from '../../base/store/sitePages';
import { addToList } from '../../../shared/addToList';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { loadWidgets } from '../../pages/widgets';
import { createGuideCompiler } from '../createGuideCompiler';
import { listGuideInputs } from '../listGuideInputs';
import { createGuideContext } from '../createGuideContext';
import { joinGuides } from '../keptGuides';
import { defineStep } from '../step';
import { demos, fenceVariants, pictures, shownGuides, usage } from './demos';
import { api, pathnames, symbols } from './api';
import { earlierPages, keptGuides, summaries, pageIds, textHashes } from './sources';

/** What guides show of the API. */
export const guideApi = defineStep('api of guides', { api, pathnames }, (needs, { projectDirectory }) =>
  loadGuideApi(needs.api, { projectDirectory, pathnames: needs.pathnames }),
);

/** What pages show of the site as a whole: made while demos are drawn in other processes. */
const widgets = defineStep('widgets', { pathnames, guideApi, usage }, (needs, { projectDirectory }) =>
  loadWidgets({
    projectDirectory,
    pathnames: needs.pathnames,
    api: needs.guideApi.api,
    usage: needs.usage.index,
  }),
);

/** What the guides are compiled with. */
const context = defineStep(
  'context',
  { summaries, api, guideApi, symbols, pathnames, demos, pictures, usage, fenceVariants, widgets },
  (needs) =>
    createGuideContext({
      guides: needs.summaries,
      api: needs.api,
      pathnames: needs.pathnames,
      rendered: needs.demos.rendered,
      pictures: needs.pictures,
      usage: needs.usage.index,
      getCodeByDateLibrary: needs.fenceVariants.getVariants,
      guideApi: needs.guideApi,
      symbols: needs.symbols,
      widgets: needs.widgets,
    }),
);

/** The guides in all languages; one that is as it was, with all that it shows, is not compiled again. */
export const guidePages = defineStep(
  'guides',
  { shownGuides, context, api },
  async (needs, { projectDirectory, problems }): Promise<CompiledPage[]> => {
    const compileGuide = createGuideCompiler(needs.context);
    const cache = await openCache<CompiledPage[]>(projectDirectory, 'guides');
    const shared = [needs.api.key, [...needs.context.pathnames].toSorted().join('\n')];
    const progress = createProgress('guides', needs.shownGuides.length);
    const pages: CompiledPage[] = [];
    for (const guide of needs.shownGuides) {
      const own = await listGuideInputs(guide, needs.context);
      const known = await cache.read([...shared, ...own]);
      const found: Problem[] = [];
      const compiled = known ?? (await compileGuide(guide, found));
      if (!known && found.length === 0) {
        await cache.write([...shared, ...own], compiled);
      }
      problems.push(...found);
      pages.push(...compiled);
      progress.advance();
    }
    progress.end();
    return pages;
  },
);

/** The English guides, by id. */
export const englishPages = defineStep(
  'English guides',
  { guidePages },
  (needs) =>
    new Map(
      needs.guidePages.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.id, page]),
    ),
);

/** All guides that are compiled or kept, without what they show, in all languages. */
const knownGuides = defineStep('known guides', { guidePages, pageIds, keptGuides }, (needs) => {
  const compiled = new Map<string, PageSummary[]>();
  needs.guidePages.forEach((page) => addToList(compiled, page.id, summarizePage(page)));
  return joinGuides(needs, compiled, ({ pages }) => pages).flatMap(([, pages]) => pages);
});

/** The names in all guides that are compiled or kept, by id. */
export const guideNames = defineStep(
  'names in guides',
  { englishPages, usage, pageIds, keptGuides },
  (needs) => {
    const compiled = new Map(
      [...needs.englishPages].map(([pageId, page]): [string, GuideNames] => [
        pageId,
        readGuideNames(page, (demo) => needs.usage.index.getUses(demo)),
      ]),
    );
    return new Map(joinGuides(needs, compiled, ({ names }) => names));
  },
);

/** What the API tabs of the guides show. */
export const plannedTabs = defineStep('tabs', { knownGuides, api }, (needs, { problems }) =>
  planTabs(needs.knownGuides, needs.api, problems),
);

/** The API tabs of all guides, written. */
export const apiTabs = defineStep(
  'api tabs',
  { plannedTabs, api, pathnames },
  (needs, { projectDirectory }) =>
    compileApiTabs(needs.plannedTabs, needs.api, { projectDirectory, pathnames: needs.pathnames }),
);

/** The pages of the API, written. */
export const apiPages = defineStep('api pages', { api, pathnames, usage }, (needs, { projectDirectory }) =>
  compileApiPages(needs.api, { projectDirectory, pathnames: needs.pathnames, usage: needs.usage.index }),
);

/** All pages of the site, without what they show: the guides that are compiled now, and the others as they were. */
export const guideSummaries = defineStep(
  'summaries',
  { knownGuides, guideNames, englishPages, earlierPages, textHashes },
  (needs): Pick<CompiledPages, 'guides' | 'mentions' | 'texts'> => {
    const compiled = new Set(needs.englishPages.keys());
    const mentions = [...needs.guideNames].map(([id, { text }]) => [id, text]);
    return {
      // Last, so that a title that is there twice is a problem of the page that is compiled now.
      guides: [...needs.earlierPages.guides.filter(({ id }) => !compiled.has(id)), ...needs.knownGuides],
      mentions: { ...needs.earlierPages.mentions, ...Object.fromEntries(mentions) },
      texts: needs.textHashes,
    };
  },
);

/** Which part of the API guides and demos describe. */
export const coverage = defineStep('coverage', { symbols, guideNames }, async (needs, { projectDirectory }) =>
  measureCoverage(await loadSubjects(projectDirectory, needs.symbols), needs.guideNames),
);
