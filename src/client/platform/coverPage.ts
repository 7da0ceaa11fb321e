import { listContext } from './listContext';

/**
 * Keeps the focus in an open popover that covers the page: what is around it cannot be reached until it closes. The
 * browser brings the focus back then. A popover that is a part of the page in this window covers nothing.
 */
export function coverPage(popover: HTMLElement): void {
  const isCover = () => getComputedStyle(popover).position === 'fixed';
  if (!popover.matches(':popover-open') || !isCover()) {
    return;
  }
  const others = listContext(popover);
  const mark = (isMarked: boolean) => {
    others.forEach((element) => element.toggleAttribute('inert', isMarked));
  };
  const listening = new AbortController();
  mark(true);
  if (!popover.contains(document.activeElement)) {
    popover.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }
  const onResize = () => {
    if (!isCover()) {
      popover.hidePopover();
    }
  };
  const onBeforeToggle = () => {
    listening.abort();
    // Before the browser brings the focus back: it goes to nothing that is inert.
    mark(false);
  };
  addEventListener('resize', onResize, { signal: listening.signal });
  popover.addEventListener('beforetoggle', onBeforeToggle, { signal: listening.signal });
}
