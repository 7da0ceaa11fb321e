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
import { findPages } from '../markdown/findPages';
import { readPackages } from '../packages/readPackages';
import { readTrees } from '../files/readTree';
import { failOnProblems, omitDuplicates, type Problem } from '../problems/problem';
import { writePlaygrounds } from '../prop-playgrounds/writePlaygrounds';
import { createProgress } from '../progress/createProgress';
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
import { listMentions } from './checkMaps';
import { checkPageReferences } from './checkPages';
import type { CheckedSite } from './checkSite';
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
  /** Checks what no page is made of: `checkSite`. A build that only makes the site leaves it out. */
  check?: (site: CheckedSite) => Promise<Problem[]>;
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
  { onProblems = failOnProblems, check, finishGuide = (page) => page }: CompileOptions = {},
): Promise<CompiledSite> {
  const problems: Problem[] = [];
  const run = <Result>(name: string, step: () => Promise<Result>) =>
    measureStep(projectDirectory, `pages/${name}`, step);

  const pageIds = await findPages(projectDirectory);
  const texts = await hashGuides(projectDirectory, pageIds);
  const loaded = await run('parsing', async () => {
    const loading = pageIds.map((pageId) => loadGuide(projectDirectory, pageId, problems));
    return (await Promise.all(loading)).filter((guide) => guide !== undefined);
  });
  const api = await run('api data', () => extractApi(projectDirectory, problems));
  const menu = await run('sources', () =>
    checkSources(projectDirectory, { guides: loaded.map(outlineGuide), api, problems }),
  );
  onProblems(problems);

  await run('texts', () =>
    Promise.all([writeLanguagePacks(projectDirectory), writePageTexts(projectDirectory)]),
  );
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
  const surroundings = await run('surroundings', () =>
    loadSurroundings({
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
  const compileGuide = createGuideCompiler(surroundings);
  const compiled: CompiledPage[] = [];
  await run('guides', async () => {
    const progress = createProgress('guides', guides.length);
    for (const guide of guides) {
      compiled.push(...(await compileGuide(guide, problems)));
      progress.advance();
    }
    progress.end();
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
  await run('references', async () => problems.push(...checkPageReferences(guides, pages)));
  if (check) {
    const found = await check({
      projectDirectory,
      guides,
      englishPages,
      mentions,
      pathnames,
      waiting: menu.missing,
      coverage,
      packages,
    });
    problems.push(...found);
  }
  onProblems(omitDuplicates(problems));

  const finished = compiled.map((page) => finishGuide(page, problems));
  const iframeDemos = await run('writing', async () => {
    const [written] = await Promise.all([
      writeGuides(projectDirectory, finished, rendered),
      writePlaygrounds(projectDirectory, finished),
    ]);
    return written;
  });
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
