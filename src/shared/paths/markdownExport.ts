import { isReferencePage } from '../page/isReferencePage';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import type { CompiledPage } from '../page/page';
import { LANDING_PAGE_ID, pageIdToPathname } from './pageIdToPathname';
import { localizeHref } from './localizeHref';

const LANDING = pageIdToPathname(LANDING_PAGE_ID);

/**
 * The address of a page's machine copy: `('/x/react-charts/bars', 'zh') -> '/zh/x/react-charts/bars.md'`. That of the
 * first page is inside of its folder, like all others: `/x/index.md`.
 *
 * @param pathname without language prefix and trailing slash
 * @param language of the text
 */
export function pathnameToMarkdownExport(pathname: string, language: Language): string {
  return `${localizeHref(pathname === LANDING ? `${LANDING}/index` : pathname, language)}.md`;
}

type CopiedPage = Pick<CompiledPage, 'pathname' | 'language' | 'contentLanguage' | 'tab'>;

/** Whether the page has a copy of its own: those with an English text at the address of another language have not. */
export function hasMarkdownExport(page: CopiedPage): boolean {
  // What the packages say of their API is English at every address.
  return page.language === (isReferencePage(page) ? DEFAULT_LANGUAGE : page.contentLanguage);
}

/** The address of the copy that belongs to a page: in its own language where there is one, else in English. */
export function getMarkdownExportHref(page: CopiedPage): string {
  return pathnameToMarkdownExport(page.pathname, hasMarkdownExport(page) ? page.language : DEFAULT_LANGUAGE);
}
