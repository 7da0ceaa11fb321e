import type { Language } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';
import { escapeHtml } from '../../../shared/escapeHtml';
import { findActiveEntry } from './findActiveEntry';
import { getEntryKind } from './getEntryKind';
import { getGroupHref } from './getGroupHref';
import { getGroupProductId } from './getGroupProductId';
import { renderMarks, type MenuLabels } from './renderMarks';

export interface RenderMenuOptions {
  /** Only what exists: see `filterEntries`. */
  entries: readonly NavigationEntry[];
  /** Pathname of the top-level entry that the page belongs to: see `getSection`. */
  section?: string;
  language: Language;
  getTitle: (entry: NavigationEntry) => string | undefined;
  labels: MenuLabels;
  /** The pathname of the page; its link is marked, and the groups above it are open. */
  activePathname?: string;
}

const isShown = ({ inSideNav }: NavigationEntry) => inSideNav !== false;

/** The page of a group that has no other: nothing is to be unfolded for it. */
function findOnlyPage(entry: NavigationEntry): NavigationEntry | undefined {
  const [page, other] = entry.children?.filter(isShown) ?? [];
  return !entry.subheader && page && !other && getEntryKind(page) !== 'group' ? page : undefined;
}

/**
 * The menu as HTML. The products other than the one that is read are one link each;
 * closed groups are present in the HTML, so that the menu works without JavaScript.
 */
export function renderMenu(options: RenderMenuOptions): string {
  const { entries, section, language, getTitle, labels, activePathname } = options;
  const activeRoute = activePathname === undefined ? undefined : removeDocsTab(activePathname);
  const { parents } = activeRoute === undefined ? { parents: [] } : findActiveEntry(entries, activeRoute);

  const renderText = (entry: NavigationEntry): string =>
    escapeHtml(getTitle(entry) ?? '') + renderMarks(entry, labels);

  const renderLink = (entry: NavigationEntry, pathname: string): string => {
    const href = escapeHtml(pathnameToHref(pathname, language));
    if (getEntryKind({ pathname }) === 'external') {
      return `<a class="menu-external" href="${href}" rel="noopener">${renderText(entry)}</a>`;
    }
    const isActive = removeDocsTab(pathname) === activeRoute;
    const mark = isActive ? ' class="app-drawer-active" aria-current="page"' : '';
    return `<a${mark} href="${href}">${renderText(entry)}</a>`;
  };

  const renderGroup = (entry: NavigationEntry): string => {
    const list = renderList(entry.children ?? []);
    if (entry.subheader) {
      return `<span class="menu-heading">${renderText(entry)}</span>${list}`;
    }
    const isAbove = parents.includes(entry);
    // A page outside the menu belongs to its product.
    const isOpen = isAbove || (parents.length === 0 && entry.pathname === section);
    const summary = `<summary${isAbove ? ' class="algolia-lvl0"' : ''}>${renderText(entry)}</summary>`;
    return `<details class="menu-group"${isOpen ? ' open' : ''}>${summary}${list}</details>`;
  };

  const renderWhole = (entry: NavigationEntry): string =>
    getEntryKind(entry) === 'group' ? renderGroup(entry) : renderLink(entry, entry.pathname);

  /** A link has the title of the group, since that of its page may be no more than "Overview". */
  const renderEntry = (entry: NavigationEntry): string => {
    const page = findOnlyPage(entry);
    return page ? renderLink(entry, page.pathname) : renderWhole(entry);
  };

  const renderList = (list: readonly NavigationEntry[], render = renderEntry): string => {
    const items = list.filter(isShown).map((entry) => `<li>${render(entry)}</li>`);
    return `<ul class="menu-list">${items.join('')}</ul>`;
  };

  return renderList(entries, (entry) => {
    const isOtherProduct = entry.pathname !== section && getGroupProductId(entry) !== undefined;
    return isOtherProduct ? renderLink(entry, getGroupHref(entry)) : renderWhole(entry);
  });
}
