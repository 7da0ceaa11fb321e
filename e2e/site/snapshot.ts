import type { Page } from '@playwright/test';

/** What was seen of the snapshot of a demo. */
export interface Snapshot {
  /** Whether a text, a field or a mark of it can be seen. */
  isVisible: boolean;
  /** Width and height in px, rounded. */
  size: [number, number];
  html: string;
}

/**
 * Looks at demos that have not come alive, by their geometry: the build has required that each contains a text or a mark.
 *
 * @param places selectors of the stages
 */
export function readSnapshots(page: Page, places: readonly string[]): Promise<Snapshot[]> {
  return page.evaluate((selectors) => {
    const hasContent = (element: Element) =>
      element.matches('path, rect, circle, line, polygon, text, img, canvas, input, textarea, button') ||
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent!.trim() !== '',
      );
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    return selectors.map((selector) => {
      const stage = document.querySelector(selector)!;
      const box = stage.getBoundingClientRect();
      const isVisible = [...stage.querySelectorAll('*')].some((element) => {
        const rect = element.getBoundingClientRect();
        return (
          rect.width + rect.height > 0 &&
          hasContent(element) &&
          meet(rect, box) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      });
      return {
        isVisible: isVisible && !stage.hasAttribute('data-live'),
        size: [Math.round(box.width), Math.round(box.height)] as [number, number],
        html: stage.innerHTML,
      };
    });
  }, places);
}

/** Width and height of an element in px, rounded. */
export function measure(page: Page, place: string): Promise<[number, number]> {
  return page.locator(place).evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

/**
 * Compares the heights of live demos with those that their snapshots have in a window of the present width. A copy of
 * the snapshot stands beside the live demo for that moment.
 *
 * @param snapshots the markup of each stage before it came alive, with its selector
 * @returns for each what differs, in words; undefined where nothing does
 */
export function compareHeights(
  page: Page,
  snapshots: readonly { place: string; html: string }[],
): Promise<(string | undefined)[]> {
  return page.evaluate(
    (stages) =>
      stages.map(({ place, html }) => {
        const stage = document.querySelector(place)!;
        const copy = stage.cloneNode(false) as HTMLElement;
        copy.removeAttribute('data-live');
        copy.innerHTML = html;
        stage.after(copy);
        const [before, after] = [copy, stage].map((node) => Math.round(node.getBoundingClientRect().height));
        copy.remove();
        return before === after ? undefined : `${before} px high, the live demo ${after} px`;
      }),
    snapshots,
  );
}
