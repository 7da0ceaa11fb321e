import fs from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../shared/page';
import { getDemoKey } from '../demos/demoSource';
import { omitDuplicates, type Problem } from '../problems/problem';
import { summarizePage, type PageSummary } from '../store/pageSummary';
import { writeContentVersion, writePage } from '../store/siteFiles';
import { checkPageReferences } from './checkPages';
import { compileSite, type CompiledSite } from './compileSite';
import { loadGuide, type Guide } from './loadGuide';
import { showProblems } from './showProblems';

/** A site that is compiled again as its sources change. */
export interface OpenSite {
  /**
   * Compiles what changed: the guides alone where only their texts did, everything otherwise.
   *
   * @param files relative to the project, in folders of guides
   * @returns what is wrong: in the changed guides, or in the whole site where it was compiled
   */
  update: (files: readonly string[]) => Promise<Problem[]>;
  /** What was wrong when the site was opened. */
  problems: readonly Problem[];
}

const MARKDOWN = /^data\/(.+)\/[^/]+\.md$/;

/** The guides whose texts changed; undefined when another file did, or a text is gone. */
function listChangedGuides(projectDirectory: string, files: readonly string[]): string[] | undefined {
  const ids = files.map((file) =>
    fs.existsSync(path.join(projectDirectory, file)) ? MARKDOWN.exec(file)?.[1] : undefined,
  );
  const known = ids.filter((id) => id !== undefined);
  return known.length === ids.length ? [...new Set(known)] : undefined;
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
  const compileGuides = async (pageIds: readonly string[]): Promise<Problem[] | undefined> => {
    const problems: Problem[] = [];
    const compiled: CompiledPage[] = [];
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
      compiled.push(...(await site.compileGuide(guide, problems)));
    }
    const changed: CompiledSite = {
      ...site,
      guides: [...guides.values()],
      pages: { ...site.pages, guides: replacePages(site.pages.guides, compiled) },
    };
    problems.push(...checkPageReferences(changed.guides, changed.pages));
    const shown = compiled.map((page) => showProblems(page, problems));
    await Promise.all(shown.map((page) => writePage(projectDirectory, page)));
    const contents = shown.map((page) => JSON.stringify(page));
    const contentVersion = await writeContentVersion(projectDirectory, [site.contentVersion, ...contents]);
    site = { ...changed, contentVersion };
    return omitDuplicates(problems);
  };

  return {
    problems: site.problems,
    update: async (files) => {
      const pageIds = listChangedGuides(projectDirectory, files);
      return (pageIds && (await compileGuides(pageIds))) ?? compileAll();
    },
  };
}
