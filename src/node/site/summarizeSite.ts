import { findPages } from '../pages/markdown/findPages';
import type { PageSummary } from '../base/store/pageSummary';
import { NO_PAGES, readCompiledPages, type CompiledPages } from '../base/store/sitePages';
import { sketchPages } from './sketchPages';

/** The guides that exist, and what is known of them before they are compiled. */
export interface SiteSummary {
  ids: string[];
  /** The pages of the last compilation; headings and links of guides may be missing, titles are those on disk. */
  pages: CompiledPages;
  /** Whether headings and links are known, because the site was compiled before. */
  isComplete: boolean;
}

const getKey = ({ id, language }: Pick<PageSummary, 'id' | 'language'>) => `${language} ${id}`;

/** Puts pages in the place of those of the same guides and languages. */
export function replacePages(before: readonly PageSummary[], pages: readonly PageSummary[]): PageSummary[] {
  const changed = new Map(pages.map((page) => [getKey(page), page]));
  return before.map((page) => changed.get(getKey(page)) ?? page);
}

/** Reads the front matter of all guides. One that is wrong leaves the page as it was in the last compilation. */
export async function summarizeSite(projectDirectory: string): Promise<SiteSummary> {
  const ids = await findPages(projectDirectory);
  const existing = new Set(ids);
  // A guide that is opened says what is wrong.
  const sketches = await sketchPages(projectDirectory, ids);
  const compiled = await readCompiledPages(projectDirectory);
  const earlier = compiled ?? NO_PAGES;
  const known = new Map(earlier.guides.map((page) => [getKey(page), page]));
  const sketched = sketches.map((sketch) => {
    const { toc, links } = known.get(getKey(sketch)) ?? sketch;
    return { ...sketch, toc, links };
  });
  const keys = new Set(sketched.map(getKey));
  const wrong = [...known.values()].filter((page) => existing.has(page.id) && !keys.has(getKey(page)));
  return {
    ids,
    pages: { ...earlier, guides: [...sketched, ...wrong] },
    isComplete: compiled !== undefined,
  };
}

/** Whether guides have the same titles, tabs and languages on disk as in a summary, and no guide came or went. */
export async function isSummarized(
  projectDirectory: string,
  { ids, pages }: SiteSummary,
  pageIds: readonly string[],
): Promise<boolean> {
  const existing = await findPages(projectDirectory);
  if (existing.join('\n') !== ids.join('\n')) {
    return false;
  }
  const describe = ({ contentLanguage, frontMatter }: PageSummary) =>
    JSON.stringify([contentLanguage, frontMatter]);
  const summarized = new Map(pages.guides.map((page) => [getKey(page), describe(page)]));
  const sketches = await sketchPages(projectDirectory, pageIds);
  return sketches.every((page) => summarized.get(getKey(page)) === describe(page));
}
