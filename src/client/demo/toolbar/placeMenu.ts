/** Between the menu and its button, and between the menu and the edge of the window, in px. */
const GAP = 4;

/**
 * Places a menu at its button, on the page, so that both scroll together: below the button, or above it where the
 * window has more room there and the menu needs it. A menu that is higher than its room scrolls.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const roomAbove = top - 2 * GAP;
  const roomBelow = clientHeight - bottom - 2 * GAP;
  menu.style.maxHeight = '';
  const isAbove = menu.offsetHeight > roomBelow && roomAbove > roomBelow;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const toPixels = (length: number) => `${length}px`;
  Object.assign(menu.style, {
    top: isAbove ? 'auto' : toPixels(bottom + scrollY + GAP),
    bottom: isAbove ? toPixels(clientHeight - top - scrollY + GAP) : 'auto',
    left: isRtl ? toPixels(Math.max(GAP, left + scrollX)) : 'auto',
    right: isRtl ? 'auto' : toPixels(Math.max(GAP, clientWidth - right - scrollX)),
    maxHeight: toPixels(isAbove ? roomAbove : roomBelow),
  });
}
