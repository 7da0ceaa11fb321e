import { DECLARATION, prefixer, type Middleware } from 'stylis';

/** Properties that every browser that Next.js supports reads without a prefix, whatever their value is. */
const UNPREFIXED =
  /^(?:display|position|order|cursor|(?:flex|align|justify|transition|transform|animation)(?:-.*)?)$/;

/**
 * Stylis plugin that writes the vendor prefixes of today's browsers, such as Safari's `-webkit-user-select`. The prefixer
 * alone, which is emotion's default, also writes those of browsers without flexbox: a fifth of the rules of a grid.
 */
export const prefixForBrowsers: Middleware = (element, index, children, callback) => {
  if (element.type === DECLARATION && !UNPREFIXED.test(String(element.props))) {
    prefixer(element, index, children, callback);
  }
};
