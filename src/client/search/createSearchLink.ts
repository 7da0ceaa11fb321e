import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { createElement } from '../platform/createElement';
import type { PageContext } from '../providers/page/PageContext';

/** A link to the page of the search, for a filter that finds nothing. */
export interface SearchLink {
  element: HTMLAnchorElement;
  /** Leads to what the site says about a text; without one there is no link. */
  show: (text: string) => void;
}

export function createSearchLink({ t, language }: Pick<PageContext, 't' | 'language'>): SearchLink {
  const element = createElement('a', {});
  element.hidden = true;
  return {
    element,
    show(text) {
      element.hidden = text === '';
      element.href = `${pathnameToHref('/x/search', language)}?${new URLSearchParams({ q: text })}`;
      element.textContent = t('searchSite', { text });
    },
  };
}
