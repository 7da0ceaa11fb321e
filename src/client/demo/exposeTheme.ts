import { createDocsTheme } from '../theme/createDocsTheme';
import { getDemoAppearance } from './demoAppearance';

/** A pack of no language: the theme as it is without texts. */
const NO_TEXTS = {};

/**
 * Lets a reader play with the theme in the browser's console: `window.theme`, what demos wear now, and
 * `window.createTheme`. In production the console says so, once.
 */
export function exposeTheme(): void {
  Object.defineProperties(window, {
    theme: { configurable: true, get: () => getDemoAppearance(NO_TEXTS).theme },
    createTheme: { configurable: true, get: () => createDocsTheme },
  });
  if (process.env.NODE_ENV === 'production') {
    console.info(
      'The demos of this site are made with MUI X. `theme` is the theme that they wear now, `createTheme` makes another.',
    );
  }
}
