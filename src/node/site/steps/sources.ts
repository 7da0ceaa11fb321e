import { findPages } from '../../pages/markdown/findPages';
import { readPackages } from '../../base/packages/readPackages';
import { addToList } from '../../../shared/addToList';
import { NO_PAGES, readCompiledPages } from '../../base/store/sitePages';
import type { PageSummary } from '../../base/store/pageSummary';
import { summarizeGuide, summarizePages, type GuideSummary } from '../guideSummary';
import { hashSources, NO_HASHES, type SourceHashes } from '../hashSources';
import { findKeptGuides, joinGuides, type KeptGuide } from '../keptGuides';
import { hashGuides, loadGuide } from '../loadGuide';
import { defineStep } from '../step';

/** Ids of all guides that exist. */
export const pageIds = defineStep('guides that exist', {}, (_, { projectDirectory }) =>
  findPages(projectDirectory),
);

/** Hashes of what is on disk of each guide but its demos, by page id. */
export const textHashes = defineStep('hashes', { pageIds }, (needs, { projectDirectory }) =>
  hashGuides(projectDirectory, needs.pageIds),
);

/** The pages as they were compiled last; none where all are compiled now. */
export const earlierPages = defineStep('earlier pages', {}, async (_, { projectDirectory, chosen }) =>
  chosen ? ((await readCompiledPages(projectDirectory)) ?? NO_PAGES) : NO_PAGES,
);

/** Hashes of all that guides are made of; of nothing in a run that chooses guides: it keeps none. */
export const sourceHashes = defineStep(
  'hashes of sources',
  { pageIds },
  (needs, { projectDirectory, chosen }): Promise<SourceHashes> | SourceHashes =>
    chosen ? NO_HASHES : hashSources(projectDirectory, needs.pageIds),
);

/** The guides that stay as they were compiled, by id; none in a run that chooses guides, or compiles all. */
export const keptGuides = defineStep(
  'kept guides',
  { pageIds, sourceHashes },
  (
    needs,
    { projectDirectory, keepsGuides = false },
  ): Promise<Map<string, KeptGuide>> | Map<string, KeptGuide> =>
    keepsGuides ? findKeptGuides(projectDirectory, needs.pageIds, needs.sourceHashes) : new Map(),
);

/**
 * Ids of the guides that are compiled: those that are chosen, and those whose text has changed since they were compiled;
 * without a choice, all that are not kept.
 */
export const compiledIds = defineStep(
  'choice',
  { pageIds, textHashes, earlierPages, keptGuides },
  (needs, { chosen }) =>
    needs.pageIds.filter((pageId) =>
      chosen
        ? chosen.includes(pageId) || needs.earlierPages.texts[pageId] !== needs.textHashes[pageId]
        : !needs.keptGuides.has(pageId),
    ),
);

/** The guides that are compiled, parsed in all languages. */
export const guides = defineStep(
  'parsing',
  { compiledIds },
  async (needs, { projectDirectory, problems }) => {
    const loading = needs.compiledIds.map((pageId) => loadGuide(projectDirectory, pageId, problems));
    return (await Promise.all(loading)).filter((guide) => guide !== undefined);
  },
);

function summarizeEarlierPages(pages: readonly PageSummary[], ids: ReadonlySet<string>): GuideSummary[] {
  const groups = new Map<string, PageSummary[]>();
  pages.filter(({ id }) => ids.has(id)).forEach((page) => addToList(groups, page.id, page));
  return [...groups.values()].map(summarizePages);
}

/** What others know of each guide of the site. */
export const summaries = defineStep(
  'summaries',
  { pageIds, compiledIds, earlierPages, keptGuides, guides },
  (needs) => {
    const compiled = new Set(needs.compiledIds);
    const others = new Set(needs.pageIds.filter((pageId) => !compiled.has(pageId)));
    const earlier = summarizeEarlierPages(needs.earlierPages.guides, others);
    const now = new Map(needs.guides.map((guide) => [guide.pageId, summarizeGuide(guide)]));
    return [...earlier, ...joinGuides(needs, now, ({ summary }) => summary).map(([, summary]) => summary)];
  },
);

export const packages = defineStep('packages', {}, (_, { projectDirectory }) =>
  readPackages(projectDirectory),
);
