import localFont from 'next/font/local';

/*
 * Both are requested with the page. One that is late stays away until the next page is loaded: lines break
 * elsewhere in another font, and what the user reads would move.
 */

/** Text. Until it is there, a fallback of the same metrics is shown. */
export const Geist = localFont({
  src: '../../../.cache/generated/fonts/geist.woff2',
  weight: '400 700',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
  display: 'optional',
});

/** Code. Until it is there, one of the machine's own fonts is shown with the same metrics: `fallbackFonts.css`. */
export const GeistMono = localFont({
  src: '../../../.cache/generated/fonts/geist-mono.woff2',
  weight: '400 700',
  variable: '--font-code',
  adjustFontFallback: false,
  display: 'optional',
  fallback: ['Menlo Fallback', 'Consolas Fallback', 'DejaVu Mono Fallback', 'Courier Fallback', 'monospace'],
});
