/**
 * Finds the element of the live demo at the place of an element of its picture: the same way of
 * child positions from the root, as long as the tag names agree.
 *
 * @returns undefined when the live demo has nothing there
 */
export function findMatch(element: Element, from: Element, to: Element): HTMLElement | undefined {
  const way: { index: number; tagName: string }[] = [];
  for (let current = element; current !== from;) {
    const parent = current.parentElement;
    if (!parent) {
      return undefined;
    }
    way.unshift({ index: [...parent.children].indexOf(current), tagName: current.tagName });
    current = parent;
  }
  let counterpart: Element = to;
  for (const { index, tagName } of way) {
    const child = counterpart.children[index];
    if (child?.tagName !== tagName) {
      return undefined;
    }
    counterpart = child;
  }
  return counterpart as HTMLElement;
}
