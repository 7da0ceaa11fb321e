/** One KB is 1,000 bytes; sizes are gzipped at level 6 unless they say otherwise. */
const KB = 1000;

/** What a page may cost. Past it the build fails: tighten, never loosen. */
export const BUDGETS = {
  /** JavaScript at load, before a demo is in view. */
  script: 20 * KB,
  /** JavaScript of a page without demos that rests, what it loaded when idle included. */
  restingScript: 25 * KB,
  /** Everything a page without demos transfers on a cold load. */
  prose: 110 * KB,
  /** The same of the page `/x/health/`, when all guides of the menu are written. */
  health: 135 * KB,
  /** Fonts of the page, as files: they are compressed already. */
  fonts: 40 * KB,
  /** Fonts that come with the first demo. */
  demoFonts: 45 * KB,
  /** Number of font files fetched ahead. */
  preloadedFonts: 2,
  /** HTML of a guide page. */
  guideHtml: 60 * KB,
  /** HTML of an API page. */
  apiHtml: 110 * KB,
  /** What the JavaScript of a page may grow by when the site doubles. */
  growth: 2 * KB,
  /**
   * What a page without demos has loaded when its search is open: all scripts, the texts of the search, its index. With all 214
   * guides of the menu the larger of the two has 227 KB.
   */
  openSearch: 230 * KB,
  /** A file of the full text; a query loads one at most, and only for a word that no name and no question has. */
  searchFile: 60 * KB,
  /** What results show beside names, and the ids that they lead to; the first query loads it. As `openSearch`, for all guides. */
  searchDescriptions: 76 * KB,
  /**
   * The questions of all sections, with the thesaurus and the vectors of their words; the first query loads them. As
   * `openSearch`, for all guides: 1 KB each.
   */
  searchQuestions: 205 * KB,
} as const;
