import { coverWhenOpen } from '../platform/coverWhenOpen';
import { throttle } from '../platform/throttle';
import { findActiveHeading } from './findActiveHeading';

const LINKS = '.toc a';

/** The id that a link of the table of contents leads to. */
function getTargetId(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

/** The ids of the headings that the table of contents lists; none on a page without one. */
export function listHeadingIds(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].map(getTargetId);
}

/**
 * The controller of the table of contents: it marks the heading under the user's eyes, keeps the mark in view, and
 * closes the sheet that a link was chosen from.
 */
export function controlTableOfContents(toc: HTMLElement): void {
  let active: string | undefined;
  const update = () => {
    const found = findActiveHeading(listHeadingIds());
    if (found === active) {
      return;
    }
    active = found;
    for (const link of toc.querySelectorAll('a')) {
      if (getTargetId(link) === active) {
        link.setAttribute('aria-current', 'location');
        link.scrollIntoView({ block: 'nearest' });
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  toc.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && toc.matches(':popover-open')) {
      toc.hidePopover();
    }
  });
  coverWhenOpen(toc);
  const onScroll = throttle(update);
  update();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', onScroll);
}
