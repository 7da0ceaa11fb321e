import { selectOwnProblems } from '../base/problems/selectOwnProblems';
import { omitDuplicates, type Problem } from '../base/problems/problem';
import { readCompiledPages, type CompiledPages } from '../base/store/sitePages';
import { CHECKS } from './checks';
import type { MapReport } from './checkMaps';
import { Run } from './step';
import { chosenReferences, maps } from './steps/checks';
import { checkedDemos } from './steps/demos';
import { guidePages, plannedTabs } from './steps/pages';
import { content } from './steps/site';
import { earlierPages } from './steps/sources';

/** What a check of some guides found. */
export interface GuideCheck {
  /** In the files of these guides, and in the records of those that are migration guides. */
  problems: Problem[];
  /** What their maps lack. */
  reports: MapReport[];
  /** Number of pages that were compiled, in all languages. */
  compiled: number;
}

function ignoreProblems(): void {}

/** The pages as they were compiled last; in a fresh clone the whole site is compiled first. */
async function loadCompiledPages(projectDirectory: string): Promise<CompiledPages> {
  const pages = await readCompiledPages(projectDirectory);
  if (pages) {
    return pages;
  }
  await new Run({ projectDirectory, problems: [], onProblems: ignoreProblems }).get(content);
  return (await readCompiledPages(projectDirectory))!;
}

/**
 * Checks some guides in all languages, with their demos, their maps and their markdown exports, against the rest of the
 * site as it was compiled last. Guides whose text has changed since then are compiled too; nothing is written.
 *
 * @param pageIds ids of guides that exist
 */
export async function checkGuides(projectDirectory: string, pageIds: readonly string[]): Promise<GuideCheck> {
  const problems: Problem[] = [];
  const earlier = await loadCompiledPages(projectDirectory);
  const run = new Run({ projectDirectory, chosen: pageIds, problems, onProblems: ignoreProblems }).set(
    earlierPages,
    earlier,
  );
  const checks = CHECKS.filter(
    (check) => check.scope === 'page' && (check.process === 'pages' || check.process === 'written'),
  );
  const results = checks.map(async (check) => ({
    check,
    found: (await check.run({ projectDirectory, pageIds, run })).problems,
  }));
  const found = await Promise.all(results);
  // What these find is among the problems of the run.
  await Promise.all([checkedDemos, plannedTabs, chosenReferences].map((step) => run.get<unknown>(step)));
  const listed = (isOfRecords: boolean) =>
    found.flatMap((result) => (Boolean(result.check.readsRecords) === isOfRecords ? result.found : []));
  const { reports } = await run.get(maps);
  return {
    problems: omitDuplicates([
      ...selectOwnProblems([...problems, ...listed(false)], pageIds),
      ...listed(true),
    ]),
    reports: reports.filter(({ pageId }) => pageIds.includes(pageId)),
    compiled: (await run.get(guidePages)).length,
  };
}
