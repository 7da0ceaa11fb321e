import type { Coverage } from '../../shared/coverage';
import { DEFAULT_LANGUAGE } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { compileFenceForms } from '../date-forms/compileFenceForms';
import { createDateFormReport } from '../date-forms/dateForms';
import { extractApi } from '../api/extractApi';
import { readSymbols } from '../api/readApiSymbols';
import { compileApiPages } from '../api-pages/compileApiPages';
import { compileApiTabs } from '../api-pages/compileApiTabs';
import { loadSubjects } from '../coverage/loadSubjects';
import { measureCoverage } from '../coverage/measureCoverage';
import { checkJavaScriptForms } from '../checks/checkJavaScriptForms';
import { findPages } from '../markdown/findPages';
import { checkSentences } from '../parity/checkSentences';
import { loadGuideFacts } from '../parity/loadGuideFacts';
import { readPackages } from '../packages/readPackages';
import { readTrees } from '../files/readTree';
import { failOnProblems, omitDuplicates, type Problem } from '../problems/problem';
import { writePlaygrounds } from '../prop-playgrounds/writePlaygrounds';
import { measureStep } from '../store/buildFigures';
import { summarizePage } from '../store/pageSummary';
import { writeCompiledPages, type SitePages } from '../store/sitePages';
import { writeDateFormReport, type DateFormReport } from '../store/dateFormReport';
import { writeTranslationReport, type TranslationReport } from '../store/translationReport';
import { writePageTexts } from '../texts/pageTexts';
import {
  removeOtherPages,
  type SiteIndex,
  writeContentVersion,
  writeCoverage,
  writeSiteIndex,
} from '../store/siteFiles';
import { writeLanguagePacks } from '../language-packs/writeLanguagePacks';
import type { PagedSymbol } from '../usage/findDemoApi';
import { indexUsage } from '../usage/indexUsage';
import { checkMaps, listMentions, type MapReport } from './checkMaps';
import { checkCompleteness, checkPageReferences } from './checkPages';
import { findTranslationsBehind } from '../checks/findTranslationsBehind';
import { checkSources } from './checkSources';
import { compileDemos, isRendered } from './compileDemos';
import { createGuideCompiler, type GuideSurroundings } from './createGuideCompiler';
import { outlineGuide } from './guideOutline';
import { listPathnames } from './listPathnames';
import { hashGuides, listSources, loadGuide, type Guide } from './loadGuide';
import { loadSurroundings } from './loadSurroundings';
import { writeGuides } from './writeGuides';

/** A site after compilation. */
export interface CompiledSite {
  guides: Guide[];
  surroundings: GuideSurroundings;
  /** The symbols that have a page. */
  symbols: PagedSymbol[];
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
  dateForms: DateFormReport;
}

interface CompileOptions {
  /** Is given all problems found so far, before each step that needs sources without any. */
  onProblems?: (problems: Problem[]) => void;
  /** Takes what the map of each guide lacks, also when the build fails. */
  reportMaps?: (reports: MapReport[]) => void;
  /** Changes a guide before it is written. */
  finishGuide?: (page: CompiledPage, problems: readonly Problem[]) => CompiledPage;
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
  const run = <Result>(name: string, step: () => Promise<Result>) =>
    measureStep(projectDirectory, `pages/${name}`, step);

  const pageIds = await findPages(projectDirectory);
  const texts = await hashGuides(projectDirectory, pageIds);
  const loading = pageIds.map((pageId) => loadGuide(projectDirectory, pageId, problems));
  const loaded = (await Promise.all(loading)).filter((guide) => guide !== undefined);
  const api = await run('api data', () => extractApi(projectDirectory, problems));
  await run('JavaScript forms', async () =>
    problems.push(...(await checkJavaScriptForms(projectDirectory, pageIds))),
  );
  const menu = await checkSources(projectDirectory, { guides: loaded.map(outlineGuide), api, problems });
  onProblems(problems);

  await Promise.all([writeLanguagePacks(projectDirectory), writePageTexts(projectDirectory)]);
  const demos = loaded.flatMap(({ english }) => english.demos);
  const { rendered, dateForms } = await run('demos', () => compileDemos(projectDirectory, demos, problems));
  const fenceForms = await run('date libraries', () =>
    compileFenceForms(projectDirectory, listSources(loaded), problems),
  );
  onProblems(problems);

  const guides = loaded.filter(({ english }) => english.demos.every((demo) => isRendered(rendered, demo)));
  const shownDemos = guides.flatMap(({ english }) => english.demos);
  const outlines = guides.map(outlineGuide);
  const pathnames = listPathnames(outlines, api);
  const usage = await run('usage', () => indexUsage(shownDemos, rendered, projectDirectory));
  const symbols = await readSymbols(api, projectDirectory);
  const surroundings = await loadSurroundings({
    projectDirectory,
    guides: outlines,
    api,
    pathnames,
    rendered,
    usage,
    getCodeForms: fenceForms.getForms,
    problems,
  });
  const compileGuide = createGuideCompiler(surroundings);
  const compiled: CompiledPage[] = [];
  await run('guides', async () => {
    for (const guide of guides) {
      compiled.push(...(await compileGuide(guide, problems)));
    }
  });

  const apiPages = await run('api pages', () => compileApiPages(api, { projectDirectory, pathnames, usage }));
  const apiTabs = await run('api tabs', () =>
    compileApiTabs(compiled, api, { projectDirectory, pathnames, problems }),
  );
  const packages = await readPackages(projectDirectory);
  const englishPages = new Map(
    compiled.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.id, page]),
  );
  const mentions = Object.fromEntries([...englishPages].map(([id, page]) => [id, listMentions(page)]));
  const maps = await checkMaps({
    projectDirectory,
    facts: await loadGuideFacts(projectDirectory),
    guides: guides.map(({ pageId, map }) => ({ page: englishPages.get(pageId)!, map })),
    mentions,
    pathnames: [...pathnames],
    waiting: menu.missing,
    packages,
  });
  reportMaps?.(maps.reports);
  const pages: SitePages = {
    guides: compiled.map(summarizePage),
    apiPages: apiPages.pages,
    apiTabs: apiTabs.pages,
  };
  const coverage = await run('coverage', async () =>
    measureCoverage({
      subjects: await loadSubjects(projectDirectory, symbols),
      pages: [...englishPages.values()],
      getUses: (demo) => usage.getUses(demo),
    }),
  );
  problems.push(...maps.problems, ...checkSentences(maps.mapped));
  await run('references', async () => problems.push(...checkPageReferences(guides, pages)));
  problems.push(
    ...(await checkCompleteness({ projectDirectory, guides: compiled, coverage, waiting: menu.missing })),
  );
  onProblems(omitDuplicates(problems));

  const finished = compiled.map((page) => finishGuide(page, problems));
  const [iframeDemos] = await Promise.all([
    writeGuides(projectDirectory, finished, rendered),
    writePlaygrounds(projectDirectory, finished),
  ]);
  await writeCoverage(projectDirectory, coverage);
  await writeCompiledPages(projectDirectory, { ...pages, mentions, texts });
  const translations = findTranslationsBehind(guides.flatMap(({ drafts }) => [...drafts.values()]));
  await writeTranslationReport(projectDirectory, translations);
  const allPages = [...pages.guides, ...pages.apiPages, ...pages.apiTabs];
  const dateFormReport = createDateFormReport(dateForms, fenceForms.forms);
  await writeDateFormReport(projectDirectory, dateFormReport);
  const index: SiteIndex = {
    pages: allPages
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .map(({ id, pathname, title, frontMatter }) => ({ id, pathname, title, inMenu: frontMatter.inMenu })),
    iframeDemos: iframeDemos.map(({ key }) => key),
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  };
  await writeSiteIndex(projectDirectory, index);
  await removeOtherPages(projectDirectory, index);
  const contentVersion = await writeContentVersion(projectDirectory, [
    apiPages.version,
    apiTabs.version,
    // The development server shows them after a save.
    ...(await readTrees(projectDirectory, ['translations'])),
    ...[...finished, ...iframeDemos].map((file) => JSON.stringify(file)),
  ]);
  return {
    guides,
    surroundings,
    symbols,
    pages,
    contentVersion,
    problems: omitDuplicates(problems),
    pageCount: allPages.length,
    demoCount: demos.length,
    existing: menu.summary,
    coverage,
    translations,
    dateForms: dateFormReport,
  };
}
