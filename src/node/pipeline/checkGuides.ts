import { migrationGuides } from '../../../data/breaking-changes';
import { addToList } from '../../shared/addToList';
import { DEFAULT_LANGUAGE } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { extractApi } from '../api/extractApi';
import { listTabDrafts } from '../api-pages/compileApiTabs';
import { compileFenceForms } from '../date-forms/compileFenceForms';
import { findPages } from '../markdown/findPages';
import { checkExports } from '../markdown-export/checkExports';
import { checkMigrationGuides } from '../migration/checkMigrationGuides';
import { getGuidePageId } from '../migration/guideFiles';
import { readPackages } from '../packages/readPackages';
import { loadGuideFacts } from '../parity/loadGuideFacts';
import { omitDuplicates, type Problem } from '../problems/problem';
import { selectOwnProblems } from '../problems/selectOwnProblems';
import { summarizePage, type PageSummary } from '../store/pageSummary';
import { readCompiledPages, type CompiledPages } from '../store/sitePages';
import { indexUsage } from '../usage/indexUsage';
import { checkMaps, listMentions, type MapReport } from './checkMaps';
import { checkPageReferences } from './checkPages';
import { checkSources } from './checkSources';
import { checkDemos, isRendered } from './compileDemos';
import { compileSite } from './compileSite';
import { createGuideCompiler } from './createGuideCompiler';
import { outlineGuide, outlinePages } from './guideOutline';
import { listPathnames } from './listPathnames';
import { hashGuides, listSources, loadGuide } from './loadGuide';
import { loadSurroundings } from './loadSurroundings';

/** What a check of some guides found. */
export interface GuideCheck {
  /** In the files of these guides, and in the records of those that are migration guides. */
  problems: Problem[];
  /** What their maps lack. */
  reports: MapReport[];
  /** Number of pages that were compiled, in all languages. */
  compiled: number;
}

/** The pages as they were compiled last; in a fresh clone the whole site is compiled first. */
async function loadCompiledPages(projectDirectory: string): Promise<CompiledPages> {
  const pages = await readCompiledPages(projectDirectory);
  if (pages) {
    return pages;
  }
  await compileSite(projectDirectory, { onProblems: () => {} });
  return (await readCompiledPages(projectDirectory))!;
}

function groupPages(pages: readonly PageSummary[]): Map<string, PageSummary[]> {
  const groups = new Map<string, PageSummary[]>();
  pages.forEach((page) => addToList(groups, page.id, page));
  return groups;
}

/** What the site is made of with some pages compiled anew. */
function replacePages(before: CompiledPages, compiled: readonly CompiledPage[]): CompiledPages {
  const ids = new Set(compiled.map(({ id }) => id));
  const english = compiled.filter(({ language }) => language === DEFAULT_LANGUAGE);
  return {
    ...before,
    // Last, so that a title that is there twice is a problem of the page that is checked.
    guides: [...before.guides.filter(({ id }) => !ids.has(id)), ...compiled.map(summarizePage)],
    mentions: {
      ...before.mentions,
      ...Object.fromEntries(english.map((page) => [page.id, listMentions(page)])),
    },
  };
}

/**
 * Checks some guides in all languages, with their demos, their maps and their markdown exports, against the rest of the
 * site as it was compiled last. Guides whose text has changed since then are compiled too; nothing is written.
 *
 * @param pageIds ids of guides that exist
 */
export async function checkGuides(projectDirectory: string, pageIds: readonly string[]): Promise<GuideCheck> {
  const problems: Problem[] = [];
  const before = await loadCompiledPages(projectDirectory);
  const existing = await findPages(projectDirectory);
  const texts = await hashGuides(projectDirectory, existing);
  const isChosen = (pageId: string) => pageIds.includes(pageId) || before.texts[pageId] !== texts[pageId];
  const loading = existing.filter(isChosen).map((pageId) => loadGuide(projectDirectory, pageId, problems));
  const chosen = (await Promise.all(loading)).filter((guide) => guide !== undefined);
  const others = new Set(existing.filter((pageId) => !isChosen(pageId)));
  const pagesById = groupPages(before.guides.filter(({ id }) => others.has(id)));
  const outlines = [...[...pagesById.values()].map(outlinePages), ...chosen.map(outlineGuide)];
  const api = await extractApi(projectDirectory, problems);
  const menu = await checkSources(projectDirectory, { guides: outlines, api, problems });

  const demos = chosen.flatMap(({ english }) => english.demos);
  const { rendered } = await checkDemos(projectDirectory, demos, problems);
  const fenceForms = await compileFenceForms(projectDirectory, listSources(chosen), problems);
  const shown = chosen.filter(({ english }) => english.demos.every((demo) => isRendered(rendered, demo)));
  const usage = await indexUsage(
    shown.flatMap(({ english }) => english.demos),
    rendered,
    projectDirectory,
  );
  const pathnames = listPathnames(outlines, api);
  const compileGuide = createGuideCompiler(
    await loadSurroundings({
      projectDirectory,
      guides: outlines,
      api,
      pathnames,
      rendered,
      usage,
      getCodeForms: fenceForms.getForms,
      problems,
    }),
  );
  const compiled: CompiledPage[] = [];
  for (const guide of shown) {
    compiled.push(...(await compileGuide(guide, problems)));
  }

  listTabDrafts(compiled, api, problems);

  const isOwn = ({ id }: CompiledPage) => pageIds.includes(id);
  const english = new Map(
    compiled.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.id, page]),
  );
  const site = replacePages(before, compiled);
  const packages = await readPackages(projectDirectory);
  const maps = await checkMaps({
    projectDirectory,
    facts: await loadGuideFacts(projectDirectory),
    guides: shown.map(({ pageId, map }) => ({ page: english.get(pageId)!, map })),
    mentions: site.mentions,
    pathnames: [...pathnames],
    waiting: menu.missing,
    packages,
  });
  problems.push(
    ...maps.problems,
    ...checkPageReferences(chosen, site),
    ...(await checkExports(
      projectDirectory,
      Object.fromEntries(packages.map(({ name, version }) => [name, version])),
      compiled.filter(isOwn),
    )),
  );
  const migration = await checkMigrationGuides({
    projectDirectory,
    guides: migrationGuides.filter((guide) => pageIds.includes(getGuidePageId(guide))),
    pages: english,
  });
  return {
    problems: omitDuplicates([...selectOwnProblems(problems, pageIds), ...migration]),
    reports: maps.reports.filter(({ pageId }) => pageIds.includes(pageId)),
    compiled: compiled.length,
  };
}
