import type { Direction } from '../../shared/languages/languageRecord';
import { whenRestored } from '../platform/whenRestored';
import { followColorMode } from './colorMode';
import { showDirection } from './direction';
import { readVisitTheme } from './visitTheme';

/** Drops the styles of a prerendered page that the browser's own replace. */
function removePrerenderedStyles(): void {
  document.getElementById('jss-server-side')?.remove();
}

/**
 * Keeps the document in the user's color mode and direction.
 *
 * @param direction of the language of the page
 */
export function followTheme(direction: Direction): void {
  followColorMode();
  showDirection(readVisitTheme()?.direction ?? direction);
  whenRestored(() => showDirection(readVisitTheme(true)?.direction ?? direction));
  removePrerenderedStyles();
}
