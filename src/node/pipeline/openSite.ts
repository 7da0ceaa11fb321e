import fs from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../shared/page';
import { listShownFiles } from '../demo-code/shownDemo';
import { getDemoKey, listForms, type DemoSource } from '../demos/demoSource';
import { omitDuplicates, type Problem } from '../problems/problem';
import { isPlaygroundSource } from '../prop-playgrounds/playgroundSource';
import { summarizePage, type PageSummary } from '../store/pageSummary';
import { writeContentVersion } from '../store/siteFiles';
import { checkPageReferences } from './checkPages';
import { compileSite, type CompiledSite } from './compileSite';
import { createGuideCompiler } from './createGuideCompiler';
import { loadGuide, type Guide } from './loadGuide';
import { refreshDemos } from './refreshDemos';
import { showProblems } from './showProblems';
import { writeGuides } from './writeGuides';

/** A site that is compiled again as its sources change. */
export interface OpenSite {
  /**
   * Compiles what changed: the guides alone where only their texts and demos did, everything otherwise. While a demo
   * cannot be rendered, its guide stays as it was.
   *
   * @param files relative to the project, in folders of guides
   * @returns what is wrong: in the changed guides, or in the whole site where it was compiled
   */
  update: (files: readonly string[]) => Promise<Problem[]>;
  /** What was wrong when the site was opened. */
  problems: readonly Problem[];
}

const MARKDOWN = /^data\/(.+)\/[^/]+\.md$/;

/** What changed of the guides. */
interface Changes {
  /** The guides whose texts or demos changed. */
  pageIds: string[];
  hasDemos: boolean;
}

/** The guides that show a file as a part of a demo. */
function listGuidesOfFile(file: string, { guides, surroundings }: CompiledSite): Guide[] {
  const isShown = (form: DemoSource) => {
    const shown = surroundings.rendered.get(getDemoKey(form));
    return shown !== undefined && listShownFiles(shown).includes(file);
  };
  return guides.filter(({ english }) =>
    // The files of a prop playground are written with the whole site.
    english.demos.some((demo) => !isPlaygroundSource(demo) && listForms(demo).some(isShown)),
  );
}

/** @returns undefined when a file that is neither the text nor a demo of a guide changed, or one is gone */
function sortChanges(
  projectDirectory: string,
  files: readonly string[],
  site: CompiledSite,
): Changes | undefined {
  const pageIds: string[] = [];
  let hasDemos = false;
  for (const file of files) {
    const absolute = path.join(projectDirectory, file);
    const [, ofText] = MARKDOWN.exec(file) ?? [];
    const found = ofText ? [ofText] : listGuidesOfFile(absolute, site).map(({ pageId }) => pageId);
    if (found.length === 0 || !fs.existsSync(absolute)) {
      return undefined;
    }
    hasDemos ||= !ofText;
    pageIds.push(...found);
  }
  return { pageIds: [...new Set(pageIds)], hasDemos };
}

/** All of a guide that the rest of the site depends on, links and titles left out. */
function describeShape({ drafts }: Guide): string {
  const shape = [...drafts].map(([language, { source, parsed, demos }]) => [
    language,
    source.contentLanguage,
    parsed.frontMatter,
    demos.map(getDemoKey),
  ]);
  return JSON.stringify(shape);
}

function replacePages(pages: readonly PageSummary[], compiled: readonly CompiledPage[]): PageSummary[] {
  const changed = new Map(compiled.map((page) => [`${page.language} ${page.id}`, summarizePage(page)]));
  return pages.map((page) => changed.get(`${page.language} ${page.id}`) ?? page);
}

/**
 * Compiles a site for the development server: a guide with a problem is named, and all others go on. Problems of a
 * guide are shown above its text; one that cannot be parsed keeps the page of before.
 */
export async function openSite(projectDirectory: string): Promise<OpenSite> {
  const compile = () => compileSite(projectDirectory, { onProblems: () => {}, finishGuide: showProblems });
  let site = await compile();

  const compileAll = async (): Promise<Problem[]> => {
    site = await compile();
    return site.problems;
  };

  /** @returns undefined when the rest of the site depends on what changed */
  const compileGuides = async ({ pageIds, hasDemos }: Changes): Promise<Problem[] | undefined> => {
    const problems: Problem[] = [];
    const loaded: Guide[] = [];
    const guides = new Map(site.guides.map((guide) => [guide.pageId, guide]));
    for (const pageId of pageIds) {
      const before = guides.get(pageId);
      const guide = before && (await loadGuide(projectDirectory, pageId, problems));
      if (before && !guide) {
        continue;
      }
      if (!before || !guide || describeShape(before) !== describeShape(guide)) {
        return undefined;
      }
      guides.set(pageId, guide);
      loaded.push(guide);
    }
    const surroundings = hasDemos
      ? await refreshDemos({ ...site, projectDirectory, guides: [...guides.values()], problems })
      : site.surroundings;
    if (!surroundings) {
      return omitDuplicates(problems);
    }
    const compileGuide = createGuideCompiler(surroundings);
    const compiled: CompiledPage[] = [];
    for (const guide of loaded) {
      compiled.push(...(await compileGuide(guide, problems)));
    }
    const changed: CompiledSite = {
      ...site,
      guides: [...guides.values()],
      surroundings,
      pages: { ...site.pages, guides: replacePages(site.pages.guides, compiled) },
    };
    problems.push(...checkPageReferences(changed.guides, changed.pages));
    const shown = compiled.map((page) => showProblems(page, problems));
    const iframeDemos = await writeGuides(projectDirectory, shown, surroundings.rendered);
    const contents = [...shown, ...iframeDemos].map((file) => JSON.stringify(file));
    const contentVersion = await writeContentVersion(projectDirectory, [site.contentVersion, ...contents]);
    site = { ...changed, contentVersion };
    return omitDuplicates(problems);
  };

  return {
    problems: site.problems,
    update: async (files) => {
      const changes = sortChanges(projectDirectory, files, site);
      return (changes && (await compileGuides(changes))) ?? compileAll();
    },
  };
}
