import localFont from 'next/font/local';

/*
 * Both are requested with the page. One that is late stays away until the next page is loaded: lines break
 * elsewhere in another font, and what the user reads would move.
 */

/** Text. Until it is there, a fallback of the same metrics is shown. */
export const Geist = localFont({
  src: '../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
  display: 'optional',
});

/** Code. Until it is there, one of the machine's own fonts is shown with the same metrics: `fallbackFonts.css`. */
export const GeistMono = localFont({
  src: '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-code',
  adjustFontFallback: false,
  display: 'optional',
  fallback: ['Menlo Fallback', 'Consolas Fallback', 'DejaVu Mono Fallback', 'Courier Fallback', 'monospace'],
});
