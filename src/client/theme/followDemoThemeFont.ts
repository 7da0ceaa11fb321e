import { DEMO_THEME_FONT_HREF } from '../../shared/paths/thirdParties';

/** Name of the demo theme site: an address that holds it anywhere, in these letters, shows that theme. */
const DEMO_THEME_NAME = 'onepirate';

/** Adds or removes the style sheet of the fonts, as the address says. */
function updateFont(): void {
  const { pathname, search, hash } = location;
  const link = document.querySelector(`link[href="${DEMO_THEME_FONT_HREF}"]`);
  const isWorn = (pathname + search + hash).includes(DEMO_THEME_NAME);
  if (!isWorn) {
    link?.remove();
  } else if (!link) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = DEMO_THEME_FONT_HREF;
    document.head.append(sheet);
  }
}

/**
 * Gives the page the fonts of the demo theme site while its address names that. For the docs domain only, as the fonts
 * are another site's.
 */
export function followDemoThemeFont(): void {
  updateFont();
  addEventListener('hashchange', updateFont);
}
