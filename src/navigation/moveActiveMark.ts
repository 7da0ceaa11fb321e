import { removeDocsTab } from '../shared/paths/removeDocsTab';

/**
 * Moves the mark of the current page after a client-side move, in a menu that `renderMenu` has drawn: the groups
 * above the page open, and what the reader has opened stays open.
 *
 * @param root an element that holds the menu
 * @param pathname the route of the page; nothing is marked when the menu has no link to it
 */
export function moveActiveMark(root: HTMLElement, pathname: string): void {
  for (const link of root.querySelectorAll('.app-drawer-active')) {
    link.classList.remove('app-drawer-active');
    link.removeAttribute('aria-current');
  }
  for (const summary of root.querySelectorAll('.algolia-lvl0')) {
    summary.classList.remove('algolia-lvl0');
  }
  const route = removeDocsTab(pathname);
  const links = [...root.querySelectorAll<HTMLElement>('a[data-pathname]')];
  const link = links.find(({ dataset }) => removeDocsTab(dataset.pathname ?? '') === route);
  if (!link) {
    return;
  }
  link.classList.add('app-drawer-active');
  link.setAttribute('aria-current', 'page');
  let group = link.closest('details');
  while (group && root.contains(group)) {
    group.open = true;
    group.querySelector('summary')?.classList.add('algolia-lvl0');
    group = group.parentElement?.closest('details') ?? null;
  }
}
