import type { Direction } from '../../shared/languageRecord';

/** That of the page's language, until the user chooses another one. */
let shown: Direction = 'ltr';
let ofLanguage: Direction = shown;
const listeners = new Set<(direction: Direction) => void>();

/** The direction in which the page is shown. */
export function getDirection(): Direction {
  return shown;
}

/** Turns the page; without an argument, to where it was before a page without a theme. */
export function showDirection(direction = shown): void {
  shown = direction;
  // Browsers compute the styles of the whole page again for an equal value, too.
  if (document.body.dir !== direction) {
    document.body.dir = direction;
  }
}

/** Turns the page when its language runs the other way; else what the user chose stays. */
export function setLanguageDirection(direction: Direction): void {
  if (direction !== ofLanguage) {
    ofLanguage = direction;
    showDirection(direction);
    listeners.forEach((listener) => listener(direction));
  }
}

/** Calls back with the direction of a language that runs the other way than the one before. */
export function followLanguageDirection(listener: (direction: Direction) => void): void {
  listeners.add(listener);
}

/** Leaves the direction of the page to itself. */
export function hideDirection(): void {
  document.body.removeAttribute('dir');
}
