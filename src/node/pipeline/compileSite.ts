import fs from 'node:fs/promises';
import path from 'node:path';
import { symbolSummaries } from '../../../data/api';
import { coverageFloors } from '../../../data/coverage';
import { migrationGuides } from '../../../data/breaking-changes';
import { navigation } from '../../../data/navigation';
import { products } from '../../../data/products';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/languages';
import { getTabPathname, listApiTabs } from '../../shared/docsTabs';
import type { Coverage } from '../../shared/coverage';
import type { CompiledPage } from '../../shared/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { listStyledDemos, type DemoSource } from '../demos/demoSource';
import { renderDemos } from '../demos/renderDemos';
import { compilePage } from '../markdown/compilePage';
import { findDemos } from '../markdown/findDemos';
import { loadPage, type PageSource } from '../markdown/loadPage';
import { parsePage, type ParsedPage } from '../markdown/parsePage';
import { hashTexts } from '../files/hash';
import { checkMigrationGuides } from '../migration/checkMigrationGuides';
import { LLMS_FILES } from '../markdown-export/llmsFiles';
import { checkProofs } from '../health/checkProofs';
import { hashDemo } from '../health/hashDemo';
import { listDemos } from '../health/listDemos';
import { loadWidgets } from '../widgets';
import { failOnProblems, type Problem } from '../problems/problem';
import { extractApi } from '../api/extractApi';
import { checkSummaries } from '../api-pages/checkSummaries';
import { checkCoverage } from '../coverage/checkCoverage';
import { loadSubjects } from '../coverage/loadSubjects';
import { measureCoverage } from '../coverage/measureCoverage';
import { checkLinks } from '../checks/checkLinks';
import { checkTitles } from '../checks/checkTitles';
import { checkNavigation } from '../checks/checkNavigation';
import { compileApiPages, listApiPathnames } from '../api-pages/compileApiPages';
import { readSymbols } from '../api/readApiSymbols';
import { compileApiTabs } from '../api-pages/compileApiTabs';
import { createGetDemoApi } from '../usage/createGetDemoApi';
import { findPages } from '../markdown/findPages';
import { getIframeDemos } from '../demo-modules/getIframeDemos';
import { indexUsage } from '../usage/indexUsage';
import { loadGuideApi } from '../api-pages/loadGuideApi';
import { readPackages } from '../packages/readPackages';
import { readSourceFiles } from '../files/readSourceFiles';
import {
  removeOtherPages,
  type SiteIndex,
  writeCoverage,
  writeIframeDemo,
  writeIfChanged,
  writePage,
  writeSiteIndex,
} from '../store/siteFiles';
import { writeProofKeys } from '../store/proofKeys';
import { writeDemoFragments } from '../demo-modules/writeDemoFragments';
import { writeDemoModules } from '../demo-modules/writeDemoModules';
import { writeDemoTheme } from '../demo-modules/writeDemoTheme';
import { writeStyledDemos } from '../demo-modules/writeStyledDemos';

const FLOOR_FILE = 'data/coverage.ts';

/** A page on its way through the build. */
interface DraftPage {
  source: PageSource;
  parsed: ParsedPage;
  demos: DemoSource[];
}

export interface SiteSummary {
  pages: number;
  demos: number;
  /** `6 of 421 pages exist` */
  existing: string;
  coverage: Coverage[];
}

async function draftPage(
  projectDirectory: string,
  pageId: string,
  language: Language,
  problems: Problem[],
): Promise<DraftPage | undefined> {
  const source = await loadPage(projectDirectory, pageId, language);
  const parsed = parsePage(source.text, problems);
  return parsed && { source, parsed, demos: findDemos(parsed.tree, source, problems) };
}

/**
 * Compiles everything that writers edit: pages in both languages, demos, navigation.
 *
 * Writes pages to `.cache/site` and generated modules to `.cache/generated`; `next build` reads both.
 *
 * @throws ProblemsError with all that is wrong in the sources
 */
export async function compileSite(projectDirectory: string): Promise<SiteSummary> {
  const problems: Problem[] = [];
  const pageIds = await findPages(projectDirectory);
  const packages = await readPackages(projectDirectory);

  const drafts = new Map<Language, (DraftPage | undefined)[]>();
  for (const language of LANGUAGES) {
    const pages = pageIds.map((pageId) => draftPage(projectDirectory, pageId, language, problems));
    drafts.set(language, await Promise.all(pages));
  }
  const english = drafts.get(DEFAULT_LANGUAGE)!.filter((draft) => draft !== undefined);
  const api = await extractApi(projectDirectory, problems);
  const apiPathnames = listApiPathnames(api);
  const { problems: navigationProblems, summary } = checkNavigation({
    entries: navigation,
    sourceFiles: await readSourceFiles(projectDirectory, 'data/navigation'),
    pages: english.map(({ source, parsed }) => ({
      pageId: source.pageId,
      file: source.english.file,
      inMenu: parsed.frontMatter.inMenu,
    })),
    otherPathnames: apiPathnames,
  });
  problems.push(...navigationProblems);
  problems.push(
    ...checkSummaries({
      entries: api.entries,
      summaries: symbolSummaries,
      sourceFiles: await readSourceFiles(projectDirectory, 'data/api'),
    }),
  );
  for (const { source, demos: shown } of english) {
    const { file, markdown } = source.text;
    problems.push(
      ...(await checkProofs(projectDirectory, {
        directory: source.directory,
        file,
        markdown,
        demos: shown,
      })),
    );
  }
  failOnProblems(problems);

  const demos = english.flatMap((draft) => draft.demos);
  await Promise.all([writeDemoModules(projectDirectory, demos), writeDemoTheme(projectDirectory)]);
  const rendered = await renderDemos(
    demos.flatMap((demo) => [demo, ...listStyledDemos(demo)]),
    projectDirectory,
  );
  await writeStyledDemos(projectDirectory, demos, rendered, problems);
  await writeDemoFragments(projectDirectory, demos, rendered, problems);

  const getProduct = (pageId: string) => products.find(({ folder }) => pageId.startsWith(`${folder}/`));
  const guidePathnames = english.flatMap(({ source, parsed }) => {
    const pathname = pageIdToPathname(source.pageId);
    return [pathname, ...listApiTabs(parsed.frontMatter).map((tab) => getTabPathname(pathname, tab))];
  });
  const routes = new Set([...guidePathnames, ...apiPathnames]);
  const usage = await indexUsage(demos, rendered, projectDirectory);
  const symbols = await readSymbols(api, projectDirectory);
  const getDemoApi = createGetDemoApi(usage, symbols);
  const guideApi = await loadGuideApi(api, { projectDirectory, routes });
  const widgets = await loadWidgets({ projectDirectory, routes, problems });
  const compiled: CompiledPage[] = [];
  const englishPages = new Map<string, CompiledPage>();
  for (const language of LANGUAGES) {
    for (const draft of drafts.get(language)!) {
      if (!draft) {
        continue;
      }
      const { source, parsed } = draft;
      const { pageId, contentLanguage } = source;
      const compiledPage = await compilePage({
        source,
        parsed,
        language,
        languages: LANGUAGES.filter(
          (other) =>
            other === DEFAULT_LANGUAGE ||
            drafts.get(other)!.some((d) => d?.source.pageId === pageId && d.source.contentLanguage === other),
        ),
        englishHeadings: contentLanguage === DEFAULT_LANGUAGE ? undefined : englishPages.get(pageId)?.toc,
        routes,
        demos: draft.demos,
        rendered,
        getDemoApi,
        ...guideApi,
        widgets,
        problems,
      });
      // A translation has the tabs of the English page.
      const { tabs } = englishPages.get(pageId) ?? compiledPage;
      const page: CompiledPage = { ...compiledPage, tabs };
      compiled.push(page);
      if (language === DEFAULT_LANGUAGE) {
        englishPages.set(pageId, page);
      }
    }
  }
  const apiPages = await compileApiPages(api, { projectDirectory, routes, usage });
  const apiTabs = await compileApiTabs(compiled, api, {
    projectDirectory,
    routes,
    getProduct: (pageId) => getProduct(pageId)?.folder,
    problems,
  });
  const allPages = [...compiled, ...apiPages.pages, ...apiTabs.pages];
  problems.push(...checkLinks(allPages, new Set(LLMS_FILES)));
  // The tabs of a page have its title.
  const sources = [...drafts.values()].flat().flatMap((draft) => draft?.source.text ?? []);
  const markdown = new Map(sources.map((text) => [text.file, text.markdown]));
  problems.push(...checkTitles([...compiled, ...apiPages.pages], markdown));
  const coverage = measureCoverage({
    subjects: await loadSubjects(projectDirectory, symbols),
    pages: [...englishPages.values()],
    getUses: (demo) => usage.getUses(demo),
  });
  const floorText = await fs.readFile(path.join(projectDirectory, FLOOR_FILE), 'utf8');
  problems.push(...checkCoverage(coverage, coverageFloors, { file: FLOOR_FILE, text: floorText }));
  problems.push(
    ...(await checkMigrationGuides({ projectDirectory, guides: migrationGuides, pages: englishPages })),
  );
  // A page that is shown in two languages from one text has each problem once.
  failOnProblems([...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]);

  const iframeDemos = [...englishPages.values()].flatMap((page) => getIframeDemos(page, rendered));
  await Promise.all([
    ...compiled.map((page) => writePage(projectDirectory, page)),
    ...iframeDemos.map((demo) => writeIframeDemo(projectDirectory, demo)),
  ]);
  const contentVersion = hashTexts(
    apiPages.version,
    apiTabs.version,
    ...[...compiled, ...iframeDemos].map((file) => JSON.stringify(file)),
  );
  await writeIfChanged(
    path.join(projectDirectory, '.cache/generated/contentVersion.ts'),
    `export const contentVersion = '${contentVersion}';\n`,
  );
  await writeCoverage(projectDirectory, coverage);
  const index: SiteIndex = {
    pages: allPages
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .map(({ id, pathname, title, frontMatter }) => ({ id, pathname, title, inMenu: frontMatter.inMenu })),
    iframeDemos: iframeDemos.map(({ key }) => key),
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  };
  await writeSiteIndex(projectDirectory, index);
  await removeOtherPages(projectDirectory, index);
  const listed = await listDemos(projectDirectory);
  const proofKeys = listed.map(async ({ key, demo }) => [key, await hashDemo(projectDirectory, demo)]);
  await writeProofKeys(projectDirectory, Object.fromEntries(await Promise.all(proofKeys)));
  return { pages: allPages.length, demos: demos.length, existing: summary, coverage };
}
