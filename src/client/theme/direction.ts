import type { Direction } from '../../shared/languages/languageRecord';

let shown: Direction = 'ltr';

/** The direction in which the page is shown. */
export function getDirection(): Direction {
  return shown;
}

/** Turns the page. */
export function showDirection(direction: Direction): void {
  shown = direction;
  // Browsers compute the styles of the whole page again for an equal value, too.
  if (document.body.dir !== direction) {
    document.body.dir = direction;
  }
}
