import { coverWhenOpen } from '../platform/coverWhenOpen';
import { findActiveHeading } from './findActiveHeading';

/** Those of headings that are shown: the filter of an API page leaves some out. */
const LINKS = '.toc a:not([hidden] *)';

/** Room above and below the marked link, in px: its neighbours are in view, too. */
const ROOM = 72;

/** Events by which the user leaves the place that a link led to. */
const LEAVING_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The id that a link of the table of contents leads to. */
function getTargetId(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

/** The ids of the headings that the table of contents lists; none on a page without one. */
export function listHeadingIds(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].map(getTargetId);
}

function isInView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
}

/** Scrolls the list, and nothing around it, until a link of it is clear of the edges. */
function revealLink(toc: HTMLElement, link: HTMLElement): void {
  const box = toc.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const above = box.top + ROOM - top;
  const below = bottom + ROOM - Math.min(box.bottom, innerHeight);
  if (above > 0) {
    toc.scrollTop -= above;
  } else if (below > 0) {
    toc.scrollTop += below;
  }
}

/**
 * The controller of the table of contents: it marks the heading under the user's eyes, keeps the mark in view, and
 * closes the sheet that a link was chosen from.
 */
export function controlTableOfContents(toc: HTMLElement): void {
  // In development a save changes them.
  const getLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const findFollowed = () => getLinks().find(({ hash }) => hash === location.hash);
  let active: HTMLAnchorElement | undefined;
  /** The link that the user followed: near the end of the page, what is at the top says nothing of it. */
  let followed = findFollowed();
  let frame = 0;
  const update = () => {
    frame = 0;
    const links = getLinks();
    const id =
      followed && isInView(getTargetId(followed))
        ? getTargetId(followed)
        : findActiveHeading(links.map(getTargetId));
    const found = links.find((link) => getTargetId(link) === id);
    if (found === active) {
      return;
    }
    active?.removeAttribute('aria-current');
    active = found;
    if (active) {
      active.setAttribute('aria-current', 'location');
      revealLink(toc, active);
    }
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  const follow = () => {
    followed = findFollowed();
    updateSoon();
  };
  toc.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) {
      return;
    }
    // The address may be this one already: then it does not change.
    requestAnimationFrame(follow);
    if (toc.matches(':popover-open')) {
      toc.hidePopover();
    }
  });
  toc.addEventListener('toggle', () => active && revealLink(toc, active));
  coverWhenOpen(toc);
  for (const type of LEAVING_EVENTS) {
    addEventListener(type, () => (followed = undefined), { passive: true });
  }
  update();
  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('hashchange', follow);
}
