function isShown(element: HTMLElement): boolean {
  // Absent in old browsers, which then stop at hidden items too.
  return element.checkVisibility?.() ?? true;
}

/** The buttons, links and lists of values below an element that the user can reach, in their order. */
export function findItems(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button, a[href], select')].filter(
    (item) => !item.matches(':disabled') && isShown(item),
  );
}

/**
 * The item that a key leads to.
 *
 * @param keys names of the keys that lead to the item before, and to the one after: `['ArrowUp', 'ArrowDown']`
 * @returns undefined for every other key
 */
export function findNextItem(
  items: readonly HTMLElement[],
  key: string,
  [before, after]: readonly [string, string],
): HTMLElement | undefined {
  const index = items.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case before:
      return items.at(index <= 0 ? -1 : index - 1);
    case after:
      return items[(index + 1) % items.length];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
