import { findAtStarts, markMatches } from '../platform/markMatches';
import type { PageContext } from '../providers/page/PageContext';
import { createSearchLink } from '../search/createSearchLink';

/** What has the text of a link or a group. */
const LABELS = 'a, summary, .menu-heading';

/** Puts an element out of the menu, or back. */
function setShown(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
}

/** The text of a link or a group, without what is below it. */
function getText(item: HTMLElement): string {
  return item.querySelector(LABELS)?.textContent ?? '';
}

/**
 * Shows the entries of a list that have all words, each at the start of one, and the groups that hold such entries. A
 * group whose own title matches is shown with all of its entries.
 *
 * @returns how many links are shown
 */
function filterList(list: Element, words: readonly string[]): number {
  let total = 0;
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const text = getText(item);
    const isMatch = words.every((word) => findAtStarts(text, [word]).length > 0);
    const inner = item.querySelector(':scope > ul, :scope > details > ul');
    let count: number;
    if (inner) {
      count = filterList(inner, isMatch ? [] : words);
    } else {
      count = isMatch ? 1 : 0;
    }
    const group = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (group) {
      group.open = count > 0;
    }
    setShown(item, count > 0);
    total += count;
  }
  return total;
}

/**
 * Lets a field choose the entries of the menu, letter by letter. While it is empty, the groups are as the user left
 * them. Where nothing is left, a link searches the site: the menu has the pages of one product.
 *
 * @param menu holds the field in a form, and the list
 */
export function filterMenu(menu: HTMLElement, page: Pick<PageContext, 't' | 'language'>): void {
  const form = menu.querySelector('form')!;
  const input = form.querySelector('input')!;
  const list = menu.querySelector('.menu-list')!;
  const groups = [...menu.querySelectorAll('details')];
  const search = createSearchLink(page);
  form.append(search.element);
  let openBefore: boolean[] | undefined;
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length > 0) {
      openBefore ??= groups.map(({ open }) => open);
    }
    const count = filterList(list, words);
    markMatches('menu-match', [...list.querySelectorAll(LABELS)], words, findAtStarts);
    form.querySelector('output')!.textContent = count === 0 ? page.t('menuNoMatch') : '';
    search.show(count === 0 ? input.value.trim() : '');
    if (words.length === 0 && openBefore) {
      const states = openBefore;
      openBefore = undefined;
      groups.forEach((group, index) => (group.open = states[index]!));
    }
  };
  input.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim()) {
      [...list.querySelectorAll('a'), search.element].find((link) => !link.closest('[hidden]'))?.click();
    }
  });
  if (input.value) {
    filter();
  }
}
