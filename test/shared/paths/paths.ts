import * as fc from 'fast-check';

const PIECES = [
  '/',
  '//',
  '/zh',
  '/en',
  '/ZH',
  '/pt',
  '/x',
  '/api',
  '/api-docs',
  '/react-data-grid',
  '/blog',
  '/components-api',
  '/[docsTab]',
  '?userLanguage=zh',
  '?',
  '&',
  '#',
  '#top',
  '%',
  '%E4%B8%AD',
  '%zz',
  '中文',
  '\u{1F600}',
  '\uD800',
  '\0',
  '\n',
  '..',
  '\\',
  '<script>',
  '__proto__',
];

/** Texts that an address bar can hold, made of what the rules of the site look at and of what breaks parsers. */
export const anyAddress = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webPath(),
);
