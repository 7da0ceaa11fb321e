import path from 'node:path';
import { getTabPathname, listApiTabs } from '../../shared/page/docsTabs';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/languages/languages';
import type { NavigationEntry } from '../../shared/navigation/navigation';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { listApiEntries } from '../api/findApiEntries';
import { listApiPathnames } from '../pages/api-pages/compileApiPages';
import { loadPage } from '../pages/markdown/loadPage';
import { readFrontMatter } from '../pages/markdown/parseFrontMatter';
import type { PageSummary } from '../base/store/pageSummary';
import type { IndexedPage } from './createSiteIndex';

async function sketchPage(
  projectDirectory: string,
  pageId: string,
  language: Language,
): Promise<PageSummary | undefined> {
  const { text, contentLanguage } = await loadPage(projectDirectory, pageId, language);
  const frontMatter = readFrontMatter(text);
  return (
    frontMatter && {
      id: pageId,
      pathname: pageIdToPathname(pageId),
      language,
      contentLanguage,
      languages: [language],
      isBehind: false,
      title: frontMatter.title,
      description: frontMatter.description,
      frontMatter,
      toc: [],
      links: [],
      sourceFile: text.file,
    }
  );
}

/** The pages of the API, with the last part of their addresses as title. */
export function sketchApiPages(entries: readonly NavigationEntry[]): IndexedPage[] {
  return listApiPathnames({ entries: listApiEntries(entries) }).map((pathname) => ({
    id: pathname.slice('/x/'.length),
    pathname,
    language: DEFAULT_LANGUAGE,
    contentLanguage: DEFAULT_LANGUAGE,
    title: path.basename(pathname),
  }));
}

/** The API tabs of a page. */
export function sketchTabs(page: PageSummary): PageSummary[] {
  return listApiTabs(page.frontMatter).map((tab) => ({
    ...page,
    id: `${page.id}/${tab}`,
    pathname: getTabPathname(page.pathname, tab),
    tab,
  }));
}

/**
 * Reads what the menu, addresses and titles need of guides: their front matter, in all languages. What is below it takes a
 * hundred times as long to parse.
 *
 * @returns English first; without headings and links, and without pages whose front matter is wrong
 */
export async function sketchPages(
  projectDirectory: string,
  pageIds: readonly string[],
): Promise<PageSummary[]> {
  const languages = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)];
  const sketches = languages.flatMap((language) =>
    pageIds.map((pageId) => sketchPage(projectDirectory, pageId, language)),
  );
  return (await Promise.all(sketches)).filter((page) => page !== undefined);
}
