/**
 * Finds the element of the live demo that stands where an element of its picture stood: the same way of
 * child positions from the root, as long as the tag names agree.
 *
 * @returns undefined when the live demo has nothing there
 */
export function findTwin(element: Element, from: Element, to: Element): HTMLElement | undefined {
  const way: number[] = [];
  for (let current = element; current !== from; ) {
    const parent = current.parentElement;
    if (!parent) {
      return undefined;
    }
    way.unshift([...parent.children].indexOf(current));
    current = parent;
  }
  let twin: Element = to;
  for (const index of way) {
    const child = twin.children[index];
    if (!child) {
      return undefined;
    }
    twin = child;
  }
  return twin.tagName === element.tagName ? (twin as HTMLElement) : undefined;
}
