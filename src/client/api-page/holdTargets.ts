import { findHashTarget } from '../platform/findHashTarget';

/** So many animation frames later, all rows near a place that a browser went to are laid out. */
const FRAMES = 20;

/** Events by which the user moves elsewhere. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What a link leads to within its page, unless it does something else. */
function findTarget(event: MouseEvent): HTMLElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
  const isFollowed = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return link && isFollowed && link.pathname === location.pathname ? findHashTarget(link.hash) : null;
}

/**
 * Keeps what a link within the page leads to in view: rows before it have another height than the browser took them
 * for, which it finds out when it is there. Stops at once when the user scrolls, points or types.
 */
export function holdTargets(): void {
  let held: HTMLElement | null = null;
  const hold = (target: HTMLElement, framesLeft: number) => {
    if (target === held && framesLeft > 0) {
      target.scrollIntoView({ behavior: 'instant' });
      requestAnimationFrame(() => hold(target, framesLeft - 1));
    }
  };
  for (const type of READER_EVENTS) {
    addEventListener(type, () => (held = null), { passive: true });
  }
  document.addEventListener('click', (event) => {
    const target = findTarget(event);
    held = target;
    if (target) {
      // The browser has scrolled to the target by the next frame.
      requestAnimationFrame(() => hold(target, FRAMES));
    }
  });
}
