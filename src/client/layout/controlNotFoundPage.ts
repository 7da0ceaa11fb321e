import type { Language } from '../../shared/languages/languages';
import { findNearestPages, type KnownPage } from '../../shared/navigation/findNearestPages';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { isExcludedFromLanguages } from '../../shared/paths/isExcludedFromLanguages';
import { localizeHref } from '../../shared/paths/localizeHref';
import { createElement } from '../platform/createElement';
import { readJsonData } from '../platform/readJsonData';

function createLine({ pathname, title }: KnownPage, language: Language): HTMLElement {
  const href = localizeHref(`${pathname}/`, language, isExcludedFromLanguages);
  return createElement('li', {}, createElement('a', { href }, title), ' ', createElement('code', {}, href));
}

/** The controller of the page for unknown addresses: lists the pages nearest to the one that was requested. */
export function controlNotFoundPage(root: HTMLElement): void {
  const { canonicalPathname, userLanguage } = getPathInfo(location.pathname);
  for (const link of root.querySelectorAll<HTMLAnchorElement>(':scope > p > a')) {
    link.href = localizeHref('/x/introduction/', userLanguage, isExcludedFromLanguages);
  }
  const nearest = canonicalPathname === '/' ? [] : findNearestPages(canonicalPathname, readJsonData(root));
  if (nearest.length > 0) {
    const list = root.querySelector<HTMLElement>('.not-found-nearest')!;
    list.querySelector('ul')!.replaceChildren(...nearest.map((page) => createLine(page, userLanguage)));
    list.hidden = false;
  }
}
