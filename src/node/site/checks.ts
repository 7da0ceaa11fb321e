import type { Problem } from '../base/problems/problem';
import { writeCheckReport } from '../base/store/checkReports';
import type { Run } from './step';

/** What a check is told. */
export interface CheckScope {
  projectDirectory: string;
  /** Ids of the pages that are checked; absent for all of the site. */
  pageIds?: readonly string[];
  /** Makes what a check of compiled pages reads of them. */
  run: Run;
}

export interface CheckResult {
  problems: Problem[];
  /** What was checked, for the line that a command prints. */
  summary?: string;
}

/** A check of what no page is made of: the build does without. */
export interface Check {
  /** As `npm run bench` lists it. */
  name: string;
  /** What it can be asked for: some pages, or only the site as a whole. */
  scope: 'page' | 'site';
  /**
   * The process of `npm run check` in which it runs: `pages` compiles, `written` reads what was compiled, the others need no
   * compiled page. Where some pages are checked, `pages` runs the checks of `written` too: it writes none.
   */
  process: 'pages' | 'snippets' | 'comparisons' | 'prose' | 'written';
  /** Whether the development server runs its process in the background. */
  inBackground?: true;
  /** Whether what it finds of a page may be in files that others share: its problems are not selected by their files. */
  readsRecords?: true;
  /**
   * Loads the code of the check, which the other processes do without. Where it checks all pages, it may write a report for
   * the health page: see `REPORTED_CHECKS`.
   */
  run: (scope: CheckScope) => Promise<CheckResult>;
}

/** Every check, in the order in which those of a process run. */
export const CHECKS: readonly Check[] = [
  {
    name: 'menu',
    scope: 'site',
    process: 'pages',
    run: async ({ run }) => {
      const { menu } = await import('./steps/api');
      return { problems: (await run.get(menu)).missing };
    },
  },
  {
    name: 'maps',
    scope: 'page',
    process: 'pages',
    run: async ({ run, pageIds }) => {
      const { maps } = await import('./steps/checks');
      const { apiPages, apiTabs } = await import('./steps/pages');
      // It reads the pages of the API from where they are written.
      await Promise.all(pageIds ? [] : [run.get(apiPages), run.get(apiTabs)]);
      return { problems: (await run.get(maps)).problems };
    },
  },
  {
    name: 'sentences',
    scope: 'site',
    process: 'pages',
    run: async ({ run }) => {
      const { maps } = await import('./steps/checks');
      const { checkSentences } = await import('../pages/legacy-anchors/checkSentences');
      return { problems: checkSentences((await run.get(maps)).mapped) };
    },
  },
  {
    name: 'coverage',
    scope: 'site',
    process: 'pages',
    run: async ({ run }) => {
      const { coverage } = await import('./steps/pages');
      const { checkCoverage } = await import('../pages/coverage/checkCoverage');
      return { problems: checkCoverage(await run.get(coverage)) };
    },
  },
  {
    name: 'migration guides',
    scope: 'page',
    process: 'pages',
    readsRecords: true,
    run: async ({ run, projectDirectory, pageIds }) => {
      const { englishPages } = await import('./steps/pages');
      const { checkMigrationGuides } = await import('../api/migration/checkMigrationGuides');
      const guides = await listMigrationGuides(pageIds);
      const pages = await run.get(englishPages);
      return { problems: await checkMigrationGuides({ projectDirectory, guides, pages }) };
    },
  },
  {
    name: 'deprecated uses',
    scope: 'page',
    process: 'pages',
    run: async ({ run }) => {
      const { deprecatedUses } = await import('./steps/checks');
      return { problems: await run.get(deprecatedUses) };
    },
  },
  {
    name: 'narrow code',
    scope: 'page',
    process: 'pages',
    run: async ({ run }) => {
      const { narrowCode } = await import('./steps/checks');
      return { problems: await run.get(narrowCode) };
    },
  },
  {
    name: 'snippets',
    scope: 'page',
    process: 'snippets',
    inBackground: true,
    run: async ({ projectDirectory, pageIds }) => {
      const { checkSnippets } = await import('../checks/snippets/checkSnippets');
      const { problems, report } = await checkSnippets(projectDirectory, pageIds);
      const total = Object.values(report.fences).reduce((sum, count) => sum + count, 0);
      const summary =
        `${total} in pages; ${report.compiled} compiled, ${report.fromCache} unchanged, ${report.off.length} not ` +
        'compiled, with reasons in .cache/site/checks/snippets.json';
      const off = report.off.length;
      const exceptions = report.off.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
      const values = { count: total - off, old: report.older, off };
      if (!pageIds) {
        await writeCheckReport(projectDirectory, 'snippets', { values, exceptions });
      }
      return { problems, summary };
    },
  },
  {
    name: 'JavaScript variants',
    scope: 'page',
    process: 'comparisons',
    run: async ({ projectDirectory, pageIds }) => {
      const { checkJavaScriptVariants } = await import('../checks/checkJavaScriptVariants');
      const { findPages } = await import('../pages/markdown/findPages');
      const ids = pageIds ?? (await findPages(projectDirectory));
      const problems = await checkJavaScriptVariants(projectDirectory, ids);
      return { problems, summary: `the JavaScript of ${ids.length} pages` };
    },
  },
  {
    name: 'differences',
    scope: 'page',
    process: 'comparisons',
    run: async ({ projectDirectory, pageIds }) => {
      const { checkDifferences } = await import('../api/migration/checkDifferences');
      const guides = await listMigrationGuides(pageIds);
      const problems = await checkDifferences(projectDirectory, guides);
      return { problems, summary: `${guides.length} migration guides` };
    },
  },
  {
    name: 'releases',
    scope: 'site',
    process: 'comparisons',
    run: async ({ projectDirectory }) => {
      const { checkReleases } = await import('../api/releases/checkReleases');
      return { problems: await checkReleases(projectDirectory) };
    },
  },
  {
    name: 'prose',
    scope: 'page',
    process: 'prose',
    inBackground: true,
    run: async ({ projectDirectory, pageIds }) => {
      const { checkProse } = await import('../checks/prose/checkProse');
      const { problems, report } = await checkProse(projectDirectory, pageIds);
      const read = report.files - report.fromCache;
      if (!pageIds) {
        await writeCheckReport(projectDirectory, 'prose', { values: { texts: report.files } });
      }
      return { problems, summary: `${report.files} files; ${read} read, ${report.fromCache} unchanged` };
    },
  },
  {
    name: 'Chinese',
    scope: 'page',
    process: 'prose',
    inBackground: true,
    run: async ({ projectDirectory, pageIds }) => {
      const { checkChinese } = await import('../checks/prose/chinese/checkChinese');
      return { problems: await checkChinese(projectDirectory, pageIds) };
    },
  },
  {
    name: 'exports',
    scope: 'page',
    process: 'written',
    run: async ({ projectDirectory, pageIds, run }) => {
      const { checkExports } = await import('../export/markdown/checkExports');
      const { readPages, readSiteIndex } = await import('../base/store/siteFiles');
      if (pageIds) {
        const { guidePages } = await import('./steps/pages');
        const { packages } = await import('./steps/sources');
        const versions = (await run.get(packages)).map(({ name, version }) => [name, version]);
        const pages = (await run.get(guidePages)).filter(({ id }) => pageIds.includes(id));
        return { problems: await checkExports(projectDirectory, Object.fromEntries(versions), pages) };
      }
      const index = await readSiteIndex(projectDirectory);
      const pages = readPages(projectDirectory, index);
      return {
        problems: await checkExports(projectDirectory, index.packages, pages),
        summary: 'markdown exports',
      };
    },
  },
  {
    name: 'search',
    scope: 'site',
    process: 'written',
    run: async ({ projectDirectory }) => {
      const { createSearchReport } = await import('../search/createSearchReport');
      const { toCheckReports } = await import('../search/toCheckReports');
      const { report, problems } = await createSearchReport(projectDirectory);
      await writeCheckReport(projectDirectory, 'search', toCheckReports(report));
      return { problems, summary: 'search' };
    },
  },
];

/** The migration guides among pages, with the records of what changed. */
async function listMigrationGuides(pageIds: readonly string[] | undefined) {
  const { migrationGuides } = await import('../../../data/breaking-changes');
  const { getGuidePageId } = await import('../api/migration/guideFiles');
  return migrationGuides.filter((guide) => !pageIds || pageIds.includes(getGuidePageId(guide)));
}
