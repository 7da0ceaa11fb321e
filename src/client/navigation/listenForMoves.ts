import { isTypingPlace } from '../platform/isTypingPlace';

/** The link to the section before or after the one that is read. */
function findSection(distance: 1 | -1): HTMLAnchorElement | undefined {
  // The filter of an API page leaves some out.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a:not([hidden] *)')];
  return links[links.findIndex((link) => link.hasAttribute('aria-current')) + distance];
}

/** What a key follows together with Alt: letters alone would be in the way of voice control. */
const TARGETS: Readonly<Record<string, () => HTMLAnchorElement | null | undefined>> = {
  PageUp: () => document.querySelector<HTMLAnchorElement>('.neighbours [rel="prev"]'),
  PageDown: () => document.querySelector<HTMLAnchorElement>('.neighbours [rel="next"]'),
  ArrowUp: () => findSection(-1),
  ArrowDown: () => findSection(1),
};

/** Lets keys lead to the previous and next page and section, except where keys belong to a field, an editor or a demo. */
export function listenForMoves(): void {
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
    const isOther = !altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || isTypingPlace(target);
    const link = isOther ? undefined : TARGETS[key]?.();
    if (link) {
      event.preventDefault();
      link.click();
    }
  });
}
