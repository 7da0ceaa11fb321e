import { createDocsTheme } from '../theme/createDocsTheme';
import { getDemoAppearance } from './demoAppearance';

/** A pack of no language: the theme as it is without texts. */
const NO_TEXTS = {};

/**
 * Exposes the theme in the browser's console: `window.theme`, the current theme of demos, and
 * `window.createTheme`. In production the console says so, once.
 */
export function exposeTheme(): void {
  Object.defineProperties(window, {
    theme: { configurable: true, get: () => getDemoAppearance(NO_TEXTS).theme },
    createTheme: { configurable: true, get: () => createDocsTheme },
  });
  if (process.env.NODE_ENV === 'production') {
    console.info(
      'The demos of this site are made with MUI X. `theme` is their current theme, `createTheme` makes another.',
    );
  }
}
