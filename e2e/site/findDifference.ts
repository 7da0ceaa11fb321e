import type { Locator } from '@playwright/test';

/**
 * The first place where the live demo in a stage holds something else than its snapshot, in words; undefined
 * where both hold the same elements and texts.
 *
 * @param html of the snapshot, as the stage held it
 */
export function findDifference(stage: Locator, html: string): Promise<string | undefined> {
  return stage.evaluate((element, markup) => {
    const describe = (node: Node | null | undefined): string => {
      if (!node) {
        return 'nothing';
      }
      return node instanceof Element
        ? `<${node.localName}${node.className ? ` class="${node.getAttribute('class')}"` : ''}>`
        : `"${node.textContent}"`;
    };
    const list = (node: Node) =>
      [...node.childNodes].filter(
        ({ nodeType, nodeName }) =>
          nodeName !== 'STYLE' && (nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE),
      );
    const compare = (before: Node, after: Node): string | undefined => {
      const [left, right] = [list(before), list(after)];
      for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
        const [a, b] = [left[index], right[index]];
        const isSame =
          a && b && a.nodeName === b.nodeName && (a instanceof Element || a.textContent === b.textContent);
        const found = isSame
          ? compare(a, b)
          : `in ${describe(before)} the snapshot has ${describe(a)}, the live demo ${describe(b)}`;
        if (found) {
          return found;
        }
      }
      return undefined;
    };
    const template = document.createElement('template');
    template.innerHTML = markup;
    const snapshot = template.content.firstElementChild;
    const live = element.firstElementChild;
    return snapshot && live ? compare(snapshot, live) : undefined;
  }, html);
}
