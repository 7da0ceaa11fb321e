/** Lets a popover cover the page whenever it is open, with code that is loaded then. */
export function coverWhenOpen(popover: HTMLElement): void {
  popover.addEventListener('toggle', async () => (await import('./coverPage')).coverPage(popover));
}
