import { coverWhenOpen } from '../platform/coverWhenOpen';
import { findActiveHeading } from './findActiveHeading';

/** The links to headings that are shown: the filter of an API page leaves some out. */
const LINKS = '.toc a:not([hidden] *)';

const getLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];

/** The id that a link of the table of contents leads to. */
function getTargetId({ hash }: Pick<HTMLAnchorElement, 'hash'>): string {
  return decodeURIComponent(hash.slice(1));
}

/** The ids of the headings that the table of contents lists; none on a page without one. */
export function listHeadingIds(): string[] {
  return getLinks().map(getTargetId);
}

/**
 * The controller of the table of contents: it marks the heading under the user's eyes, keeps the mark in view,
 * names the heading in the bar that opens the sheet, and closes the sheet that a link was chosen from.
 */
export function controlTableOfContents(toc: HTMLElement): void {
  const section = document.querySelector('.toc-bar-section');
  let active: HTMLAnchorElement | undefined;
  /** How far the page was scrolled when a link had led to a heading: near its end, the place says nothing of it. */
  let place: number | undefined;
  let frame = 0;
  const reveal = () => active?.scrollIntoView({ block: 'nearest' });
  const update = () => {
    frame = 0;
    const links = getLinks();
    const id = findActiveHeading(listHeadingIds());
    const found =
      (scrollY === place && links.find(({ hash }) => hash === location.hash)) ||
      links.find((link) => getTargetId(link) === id);
    if (found === active) {
      return;
    }
    active?.removeAttribute('aria-current');
    active = found;
    active?.setAttribute('aria-current', 'location');
    if (section) {
      section.textContent = active?.textContent ?? '';
    }
    reveal();
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  const follow = () => {
    place = scrollY;
    updateSoon();
  };
  toc.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) {
      // The address may be this one already: then it does not change.
      requestAnimationFrame(follow);
      if (toc.matches(':popover-open')) {
        toc.hidePopover();
      }
    }
  });
  toc.addEventListener('toggle', reveal);
  coverWhenOpen(toc);
  update();
  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('hashchange', follow);
}
