/**
 * Moves the mark of the current page after a client-side move, in a menu from `renderMenu`: the groups
 * above the page open, and what the user has opened stays open.
 *
 * @param root an element that holds the menu
 * @param href the address of the page, as the menu links it; nothing is marked when it does not
 */
export function moveActiveMark(root: HTMLElement, href: string): void {
  for (const link of root.querySelectorAll('.app-drawer-active')) {
    link.classList.remove('app-drawer-active');
    link.removeAttribute('aria-current');
  }
  for (const summary of root.querySelectorAll('.algolia-lvl0')) {
    summary.classList.remove('algolia-lvl0');
  }
  const links = [...root.querySelectorAll('a')];
  const link = links.find((candidate) => candidate.getAttribute('href') === href);
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
