import type { EventParams } from './gtag';

const CATEGORY = 'data-ga-event-category';

/** What a click is reported as. */
interface ClickEvent {
  name: string;
  params: EventParams;
}

/**
 * Whether a click is reported: a split of 0.1 reports about one in ten; none, 0 and what is no number report all.
 *
 * @param split as in the attribute
 * @param draw in [0, 1)
 */
export function isSampled(split: string | null, draw: number): boolean {
  const ratio = Number.parseFloat(split ?? '');
  return !ratio || ratio >= draw;
}

/**
 * Reads what a click is reported as, from the nearest element around its target that names a category.
 *
 * @param draw called once, if the element has a split
 * @returns undefined when there is no such element, or the draw leaves the click out
 */
export function readClickEvent(target: EventTarget | null, draw: () => number): ClickEvent | undefined {
  const element =
    target instanceof Element ? target.closest(`[${CATEGORY}]:not([${CATEGORY}=""])`) : undefined;
  if (!element) {
    return undefined;
  }
  const split = element.getAttribute('data-ga-event-split');
  if (split !== null && !isSampled(split, draw())) {
    return undefined;
  }
  return {
    name: element.getAttribute(CATEGORY)!,
    params: {
      eventAction: element.getAttribute('data-ga-event-action'),
      eventLabel: element.getAttribute('data-ga-event-label'),
    },
  };
}
