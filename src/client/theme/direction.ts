import type { Direction } from './themeReducer';

let shown: Direction = 'ltr';

/** Turns the page; without an argument, to where it was before a page without a theme. */
export function showDirection(direction = shown): void {
  shown = direction;
  document.body.dir = direction;
}

/** Leaves the direction of the page to itself. */
export function hideDirection(): void {
  document.body.removeAttribute('dir');
}
