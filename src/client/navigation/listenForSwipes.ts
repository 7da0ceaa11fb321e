/** Width of the strip at the edge of the screen from which the drawer is pulled in, in px. */
const EDGE = 20;
/** A finger that moved this far is swiping or scrolling, in px. */
const SLOP = 8;
/** A finger that leaves faster than this takes the drawer along, in px per ms. */
const FLING = 0.4;
const SETTLE_DURATION = 160;

interface Swipe {
  startX: number;
  startY: number;
  /** 1 when the drawer opens towards larger x, -1 in right-to-left pages. */
  direction: 1 | -1;
  width: number;
  wasOpen: boolean;
  isDragging: boolean;
  /** Part of the drawer in view, 0 to 1. */
  shown: number;
  lastX: number;
  lastTime: number;
  /** Towards open, in px per ms. */
  speed: number;
}

/**
 * Whether a drawer that is let go of ends up open.
 *
 * @param shown part of it in view, 0 to 1
 * @param speed of the finger towards open, in px per ms
 */
export function staysOpen(shown: number, speed: number): boolean {
  return Math.abs(speed) > FLING ? speed > 0 : shown > 0.5;
}

/**
 * Lets a finger pull the drawer in from the edge of the screen, and push it out again.
 *
 * @param drawer a popover that is fixed to the start of the line
 * @param isDrawer false while the element is a static part of the page
 */
export function listenForSwipes(drawer: HTMLElement, isDrawer: () => boolean): void {
  let swipe: Swipe | undefined;

  const place = (shown: number) => {
    drawer.style.translate = `${(shown - 1) * 100 * (swipe?.direction ?? 1)}% 0`;
    drawer.style.setProperty('--drawer-shown', String(shown));
  };
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!swipe || !touch || event.touches.length > 1) {
      return;
    }
    const moved = (touch.clientX - swipe.startX) * swipe.direction;
    if (!swipe.isDragging) {
      const crossed = Math.abs(touch.clientY - swipe.startY);
      if (Math.max(Math.abs(moved), crossed) < SLOP) {
        return;
      }
      if (crossed > Math.abs(moved)) {
        stop();
        return;
      }
      swipe.isDragging = true;
      drawer.showPopover();
      // Known once the drawer is displayed.
      swipe.width = drawer.offsetWidth;
    }
    event.preventDefault();
    const time = event.timeStamp;
    swipe.speed = ((touch.clientX - swipe.lastX) * swipe.direction) / Math.max(1, time - swipe.lastTime);
    swipe.lastX = touch.clientX;
    swipe.lastTime = time;
    swipe.shown = Math.min(1, Math.max(0, (swipe.wasOpen ? 1 : 0) + moved / swipe.width));
    place(swipe.shown);
  };
  const onEnd = () => {
    if (!swipe?.isDragging) {
      stop();
      return;
    }
    // Browsers may close a popover when a finger that came down outside of it leaves, just before this event.
    if (!drawer.matches(':popover-open')) {
      drawer.showPopover();
    }
    const isOpen = staysOpen(swipe.shown, swipe.speed);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = drawer.style.translate;
    place(isOpen ? 1 : 0);
    const settle = drawer.animate([{ translate: from }, { translate: drawer.style.translate }], {
      duration: isStill ? 0 : SETTLE_DURATION,
      easing: 'ease-out',
    });
    stop();
    settle.onfinish = () => {
      if (!isOpen) {
        drawer.hidePopover();
      }
      drawer.style.translate = '';
      drawer.style.removeProperty('--drawer-shown');
    };
  };
  // Only now: a page that may cancel touches scrolls later.
  const start = (next: Swipe) => {
    swipe = next;
    document.addEventListener('touchmove', onMove, { passive: false });
    document.addEventListener('touchend', onEnd);
    document.addEventListener('touchcancel', onEnd);
  };
  const stop = () => {
    swipe = undefined;
    document.removeEventListener('touchmove', onMove);
    document.removeEventListener('touchend', onEnd);
    document.removeEventListener('touchcancel', onEnd);
  };
  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (swipe || !touch || event.touches.length > 1 || !isDrawer()) {
      return;
    }
    const direction = getComputedStyle(drawer).direction === 'rtl' ? -1 : 1;
    const wasOpen = drawer.matches(':popover-open');
    const fromEdge = direction === 1 ? touch.clientX : innerWidth - touch.clientX;
    if (wasOpen || fromEdge <= EDGE) {
      start({
        startX: touch.clientX,
        startY: touch.clientY,
        direction,
        width: drawer.offsetWidth,
        wasOpen,
        isDragging: false,
        shown: wasOpen ? 1 : 0,
        lastX: touch.clientX,
        lastTime: event.timeStamp,
        speed: 0,
      });
    }
  };
  document.addEventListener('touchstart', onStart, { passive: true });
}
