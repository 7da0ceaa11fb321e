import type { ApiIndex } from '../../shared/api/apiIndex';
import type { Coverage } from '../../shared/coverage';
import { getTabPathname, listApiTabs } from '../../shared/docsTabs';
import { DEFAULT_LANGUAGE } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { extractApi } from '../api/extractApi';
import { readSymbols } from '../api/readApiSymbols';
import { compileApiPages, listApiPathnames } from '../api-pages/compileApiPages';
import { compileApiTabs } from '../api-pages/compileApiTabs';
import { loadGuideApi } from '../api-pages/loadGuideApi';
import { loadSubjects } from '../coverage/loadSubjects';
import { measureCoverage } from '../coverage/measureCoverage';
import { getIframeDemos } from '../demo-modules/getIframeDemos';
import type { GetLinkText } from '../markdown/addMovedSections';
import { createGetLinkText } from '../markdown/createGetLinkText';
import { findPages } from '../markdown/findPages';
import { hashDemo } from '../health/hashDemo';
import { listDemos } from '../health/listDemos';
import { loadGuideFacts } from '../parity/loadGuideFacts';
import { readPackages } from '../packages/readPackages';
import { readTrees } from '../files/readTree';
import { failOnProblems, omitDuplicates, type Problem } from '../problems/problem';
import { writeProofKeys } from '../store/proofKeys';
import { summarizePage } from '../store/pageSummary';
import { writeTranslationReport, type TranslationReport } from '../store/translationReport';
import { writePageTexts } from '../texts/pageTexts';
import {
  removeOtherPages,
  type SiteIndex,
  writeContentVersion,
  writeCoverage,
  writeIframeDemo,
  writePage,
  writeSiteIndex,
} from '../store/siteFiles';
import { writeLanguagePacks } from '../language-packs/writeLanguagePacks';
import { createGetDemoApi } from '../usage/createGetDemoApi';
import { indexUsage } from '../usage/indexUsage';
import { loadWidgets } from '../widgets';
import { checkMaps, type MapReport } from './checkMaps';
import { checkCompleteness, checkPageReferences, type SitePages } from './checkPages';
import { findTranslationsBehind } from '../checks/findTranslationsBehind';
import { checkSources } from './checkSources';
import { compileDemos, isRendered } from './compileDemos';
import { createGuideCompiler, type CompileGuide } from './createGuideCompiler';
import { loadGuide, type Guide } from './loadGuide';

/** A site after compilation. */
export interface CompiledSite {
  guides: Guide[];
  compileGuide: CompileGuide;
  pages: SitePages;
  contentVersion: string;
  /** What is wrong in the sources, each once; empty where problems end the build. */
  problems: Problem[];
  /** Number of pages, in all languages. */
  pageCount: number;
  demoCount: number;
  /** `6 of 421 pages exist` */
  existing: string;
  coverage: Coverage[];
  translations: TranslationReport;
}

interface CompileOptions {
  /** Is given all problems found so far, before each step that needs sources without any. */
  onProblems?: (problems: Problem[]) => void;
  /** Takes what the map of each guide lacks, also when the build fails. */
  reportMaps?: (reports: MapReport[]) => void;
  /** Changes a guide before it is written. */
  finishGuide?: (page: CompiledPage, problems: readonly Problem[]) => CompiledPage;
}

/** Pathnames of every page of the site. */
function listRoutes(guides: readonly Guide[], api: ApiIndex): Set<string> {
  const guidePathnames = guides.flatMap(({ pageId, english }) => {
    const pathname = pageIdToPathname(pageId);
    return [pathname, ...listApiTabs(english.parsed.frontMatter).map((tab) => getTabPathname(pathname, tab))];
  });
  return new Set([...guidePathnames, ...listApiPathnames(api)]);
}

/** Names pages, symbols and headings as their links do. */
function createLinkNames(guides: readonly Guide[], api: ApiIndex): GetLinkText {
  const pages = guides.flatMap(({ pageId, drafts }) =>
    [...drafts].map(([language, { parsed }]) => ({
      pathname: pageIdToPathname(pageId),
      language,
      title: parsed.frontMatter.title,
      tree: parsed.tree,
    })),
  );
  const symbols = api.entries.flatMap(({ name, pathname }): [string, string][] =>
    pathname ? [[pathname, name]] : [],
  );
  return createGetLinkText(pages, new Map(symbols));
}

/**
 * Compiles everything that writers edit, in every language: guides, demos, the menu; and the pages of the API.
 *
 * Writes pages to `.cache/site` and generated modules to `.cache/generated`; `next build` reads both.
 *
 * @throws ProblemsError with all that is wrong in the sources, unless `onProblems` lets the build go on: guides that
 * cannot be compiled are left out then
 */
export async function compileSite(
  projectDirectory: string,
  { onProblems = failOnProblems, reportMaps, finishGuide = (page) => page }: CompileOptions = {},
): Promise<CompiledSite> {
  const problems: Problem[] = [];

  const loading = (await findPages(projectDirectory)).map((pageId) =>
    loadGuide(projectDirectory, pageId, problems),
  );
  const loaded = (await Promise.all(loading)).filter((guide) => guide !== undefined);
  const api = await extractApi(projectDirectory, problems);
  const menu = await checkSources(projectDirectory, { guides: loaded, api, problems });
  onProblems(problems);

  await Promise.all([writeLanguagePacks(projectDirectory), writePageTexts(projectDirectory)]);
  const demos = loaded.flatMap(({ english }) => english.demos);
  const rendered = await compileDemos(projectDirectory, demos, problems);
  onProblems(problems);

  const guides = loaded.filter(({ english }) => english.demos.every((demo) => isRendered(rendered, demo)));
  const shownDemos = guides.flatMap(({ english }) => english.demos);
  const routes = listRoutes(guides, api);
  const usage = await indexUsage(shownDemos, rendered, projectDirectory);
  const symbols = await readSymbols(api, projectDirectory);
  const compileGuide = createGuideCompiler({
    routes,
    rendered,
    getDemoApi: createGetDemoApi(usage, symbols),
    ...(await loadGuideApi(api, { projectDirectory, routes })),
    widgets: await loadWidgets({ projectDirectory, routes, problems }),
    getLinkText: createLinkNames(guides, api),
  });
  const compiled: CompiledPage[] = [];
  for (const guide of guides) {
    compiled.push(...(await compileGuide(guide, problems)));
  }

  const apiPages = await compileApiPages(api, { projectDirectory, routes, usage });
  const apiTabs = await compileApiTabs(compiled, api, { projectDirectory, routes, problems });
  const packages = await readPackages(projectDirectory);
  const englishPages = new Map(
    compiled.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.id, page]),
  );
  const maps = await checkMaps({
    projectDirectory,
    facts: await loadGuideFacts(projectDirectory),
    guides: guides.map(({ pageId, map }) => ({ page: englishPages.get(pageId)!, map })),
    pathnames: [...routes],
    waiting: menu.missing,
    packages,
  });
  reportMaps?.(maps.reports);
  const pages: SitePages = {
    guides: compiled.map(summarizePage),
    apiPages: apiPages.pages,
    apiTabs: apiTabs.pages,
  };
  const coverage = measureCoverage({
    subjects: await loadSubjects(projectDirectory, symbols),
    pages: [...englishPages.values()],
    getUses: (demo) => usage.getUses(demo),
  });
  problems.push(
    ...maps.problems,
    ...checkPageReferences(guides, pages),
    ...(await checkCompleteness(projectDirectory, compiled, coverage)),
  );
  onProblems(omitDuplicates(problems));

  const finished = compiled.map((page) => finishGuide(page, problems));
  const english = finished.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const iframeDemos = english.flatMap((page) => getIframeDemos(page, rendered));
  await Promise.all([
    ...finished.map((page) => writePage(projectDirectory, page)),
    ...iframeDemos.map((demo) => writeIframeDemo(projectDirectory, demo)),
  ]);
  await writeCoverage(projectDirectory, coverage);
  const translations = findTranslationsBehind(guides.flatMap(({ drafts }) => [...drafts.values()]));
  await writeTranslationReport(projectDirectory, translations);
  const allPages = [...pages.guides, ...pages.apiPages, ...pages.apiTabs];
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
  const contentVersion = await writeContentVersion(projectDirectory, [
    apiPages.version,
    apiTabs.version,
    // The development server shows them after a save.
    ...(await readTrees(projectDirectory, ['translations'])),
    ...[...finished, ...iframeDemos].map((file) => JSON.stringify(file)),
  ]);
  return {
    guides,
    compileGuide,
    pages,
    contentVersion,
    problems: omitDuplicates(problems),
    pageCount: allPages.length,
    demoCount: demos.length,
    existing: menu.summary,
    coverage,
    translations,
  };
}
