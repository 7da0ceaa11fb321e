import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { CompiledPage, IframeDemo } from '../../shared/page/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { compilePages } from '../pages/api-pages/compileApiPages';
import { compileTabs, type PlannedTab } from '../pages/api-pages/compileApiTabs';
import { listShownFiles } from '../demos/code/shownDemo';
import type { DemoFiles } from '../demos/modules/demoFiles';
import { listDemoFiles } from '../demos/modules/writeDemoFiles';
import { writeDevelopmentModules } from '../demos/modules/writeDevelopmentModules';
import type { DemoSource } from '../demos/demoSource';
import { writeDemoTheme } from '../demos/modules/writeDemoTheme';
import { writeFonts } from '../client-bundle/fonts/writeFonts';
import { omitDuplicates, type Problem } from '../base/problems/problem';
import { selectOwnProblems } from '../base/problems/selectOwnProblems';
import { writePlaygrounds } from '../pages/prop-playgrounds/writePlaygrounds';
import { summarizePage } from '../base/store/pageSummary';
import { hasPage, writeContentVersion, writePage, writeSiteIndex } from '../base/store/siteFiles';
import { UsageIndex } from '../demos/usage/usageIndex';
import { createSiteIndex } from './createSiteIndex';
import { findGuide } from './findGuide';
import { isSummarized, summarizeSite, replacePages, type SiteSummary } from './summarizeSite';
import { showProblems } from './showProblems';
import { sketchApiPages, sketchTabs } from './sketchPages';
import { Run } from './step';
import { chosenReferences } from './steps/checks';
import { texts } from './steps/rendering';
import { demoFiles, demos } from './steps/demos';
import { guideApi, guidePages, plannedTabs } from './steps/pages';
import { api, pathnames, symbols } from './steps/api';
import { compiledIds, earlierPages, packages, pageIds, textHashes } from './steps/sources';
import { writeGuides } from './writeGuides';

/** What does not depend on guides. */
const LASTING = [api, symbols, packages, texts];

/** What guides are compiled with, and is the same until a guide comes, goes or gets another title. */
const SHARED = [...LASTING, pathnames, guideApi];

/**
 * A site whose pages are compiled when somebody looks at them, for the development server. Problems of a guide are shown
 * above its text; while one cannot be compiled, its page of before stays.
 */
export class OpenSite {
  readonly #projectDirectory: string;
  #summary: SiteSummary;
  #shared: Run;
  /** The guides that are compiled as they are on disk, by id: the files that their demos show. */
  readonly #compiled = new Map<string, ReadonlySet<string>>();
  readonly #demoModules: DemoFiles = {};
  readonly #iframeDemos = new Set<string>();
  #version = String(Date.now());

  private constructor(projectDirectory: string, summary: SiteSummary) {
    this.#projectDirectory = projectDirectory;
    this.#summary = summary;
    this.#shared = this.#createRun([]);
  }

  /** Opens the site of a project: writes what all pages share. */
  static async open(projectDirectory: string): Promise<OpenSite> {
    const site = new OpenSite(projectDirectory, await summarizeSite(projectDirectory));
    await site.#shared.get(texts);
    await Promise.all([
      site.#writeIndex(),
      writeDemoTheme(projectDirectory),
      writeFonts(projectDirectory),
      writeDevelopmentModules(projectDirectory, {}),
    ]);
    await site.#showChange([]);
    // The first page needs it; what fails here fails there again.
    site.#shared.get(guideApi).catch(() => {});
    return site;
  }

  /**
   * Compiles the page at an address, unless that was done since it changed.
   *
   * @param pathname without language prefix and trailing slash
   * @returns what is wrong with the page; undefined where there was nothing to do
   */
  async compilePage(pathname: string): Promise<Problem[] | undefined> {
    const page = removeDocsTab(pathname);
    const id = this.#summary.ids.find((pageId) => pageIdToPathname(pageId) === page);
    if (id !== undefined) {
      return this.#compiled.has(id) ? undefined : (await this.#compileGuides([id])).problems;
    }
    if (hasPage(this.#projectDirectory, pathname, DEFAULT_LANGUAGE)) {
      return undefined;
    }
    await this.#compileApiPage(pathname);
    return [];
  }

  /**
   * Compiles those of the compiled guides that changed, and has the open page load again.
   *
   * @param files relative to the project, in folders of guides
   * @returns what is wrong with these guides
   */
  async update(files: readonly string[]): Promise<Problem[]> {
    const absolute = files.map((file) => path.join(this.#projectDirectory, file));
    const ids = new Set(files.flatMap((file) => findGuide(file, this.#summary.ids) ?? []));
    const changed = [...this.#compiled]
      .filter(([id, shownFiles]) => ids.has(id) || absolute.some((file) => shownFiles.has(file)))
      .map(([id]) => id);
    if (!(await isSummarized(this.#projectDirectory, this.#summary, [...ids]))) {
      await this.#summarizeAgain();
    }
    changed.forEach((id) => this.#compiled.delete(id));
    const existing = changed.filter((id) => this.#summary.ids.includes(id));
    const { pages, problems } =
      existing.length > 0 ? await this.#compileGuides(existing) : { pages: [], problems: [] };
    await this.#showChange(pages);
    return problems;
  }

  #createRun(chosen: readonly string[], problems: Problem[] = []): Run {
    const scope = { projectDirectory: this.#projectDirectory, chosen, problems, onProblems: () => {} };
    return new Run(scope)
      .set(pageIds, this.#summary.ids)
      .set(compiledIds, [...chosen])
      .set(textHashes, {})
      .set(earlierPages, this.#summary.pages);
  }

  async #summarizeAgain(): Promise<void> {
    this.#summary = await summarizeSite(this.#projectDirectory);
    this.#shared = this.#createRun([]).take(this.#shared, LASTING);
    this.#compiled.clear();
    await this.#writeIndex();
  }

  async #writeIndex(): Promise<void> {
    const { guides, apiPages, apiTabs } = this.#summary.pages;
    const english = guides.filter(({ language }) => language === DEFAULT_LANGUAGE);
    const known = new Set([...apiPages, ...apiTabs].map(({ pathname }) => pathname));
    const sketches = [...sketchApiPages(navigation), ...english.flatMap(sketchTabs)];
    const index = createSiteIndex({
      pages: [...guides, ...apiPages, ...apiTabs, ...sketches.filter(({ pathname }) => !known.has(pathname))],
      iframeDemos: [...this.#iframeDemos],
      packages: await this.#shared.get(packages),
    });
    await writeSiteIndex(this.#projectDirectory, index);
  }

  /** Makes the open page load again. */
  async #showChange(pages: readonly CompiledPage[]): Promise<void> {
    const contents = pages.map((page) => JSON.stringify(page));
    this.#version = await writeContentVersion(this.#projectDirectory, [this.#version, ...contents]);
  }

  async #compileGuides(chosen: readonly string[]): Promise<{ pages: CompiledPage[]; problems: Problem[] }> {
    const found: Problem[] = [];
    const run = this.#createRun(chosen, found).take(this.#shared, SHARED);
    const compiled = await run.get(guidePages);
    await run.get(demoFiles);
    if (this.#summary.isComplete) {
      await run.get(chosenReferences);
    }
    const tabs = await run.get(plannedTabs);
    const problems = omitDuplicates(selectOwnProblems(found, chosen));
    const pages = compiled.map((page) => showProblems(page, problems));
    const { rendered, shown } = await run.get(demos);
    const framed = await writeGuides(this.#projectDirectory, pages, rendered);
    await this.#writeDemos(pages, shown);
    await this.#writeTabs(tabs);
    for (const id of new Set(pages.map((page) => page.id))) {
      const own = [...rendered].filter(([key]) => key.startsWith(`${id}/`));
      this.#compiled.set(id, new Set(own.flatMap(([, demo]) => listShownFiles(demo))));
    }
    const guides = replacePages(this.#summary.pages.guides, pages.map(summarizePage));
    this.#summary = { ...this.#summary, pages: { ...this.#summary.pages, guides } };
    await this.#addIframeDemos(framed);
    return { pages, problems };
  }

  async #writeDemos(pages: readonly CompiledPage[], shown: readonly DemoSource[]): Promise<void> {
    Object.assign(this.#demoModules, listDemoFiles(shown));
    await writeDevelopmentModules(this.#projectDirectory, this.#demoModules);
    await writePlaygrounds(this.#projectDirectory, pages);
  }

  async #writeTabs(tabs: readonly PlannedTab[]): Promise<void> {
    const site = {
      projectDirectory: this.#projectDirectory,
      pathnames: await this.#shared.get(pathnames),
    };
    for await (const tab of compileTabs(tabs, await this.#shared.get(api), site)) {
      await writePage(this.#projectDirectory, tab);
    }
  }

  /** Gives demos in an iframe their address. */
  async #addIframeDemos(framed: readonly IframeDemo[]): Promise<void> {
    const added = framed.filter(({ key }) => !this.#iframeDemos.has(key));
    if (added.length > 0) {
      added.forEach(({ key }) => this.#iframeDemos.add(key));
      await this.#writeIndex();
      await this.#showChange([]);
    }
  }

  /** Without its demos: they are those of the whole site, which only a compilation of all of it knows. */
  async #compileApiPage(pathname: string): Promise<void> {
    const site = {
      projectDirectory: this.#projectDirectory,
      pathnames: await this.#shared.get(pathnames),
      usage: new UsageIndex(),
    };
    const isChosen = (other: string) => other === pathname;
    for await (const page of compilePages(await this.#shared.get(api), site, isChosen)) {
      await writePage(this.#projectDirectory, page);
    }
  }
}
