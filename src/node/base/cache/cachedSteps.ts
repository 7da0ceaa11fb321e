/** A step whose products are cached: all that they depend on besides the inputs of each product. */
export interface CachedStep {
  /**
   * The modules that make the product, relative to the code; a name that ends with `/` stands for all modules below
   * that folder. Everything they import is an input, the installed versions of the packages among it and the
   * environment variables that the code names. Processes and workers have entries of their own: no import leads
   * to them.
   */
  entry: readonly string[];
  /** What the code reads at run time instead of importing it: files of the project; folders end with `/`. */
  files?: readonly string[];
  /**
   * Packages that matter although no module imports them; `@mui/*` stands for all of the scope that are installed,
   * `*` for all `dependencies` of package.json, which are those that demos may import.
   */
  packages?: readonly string[];
  /** Environment variables that no module names: those that a package reads. */
  environment?: readonly string[];
}

/** The files of `public/` that no build writes. */
const WRITTEN_BY_HAND = [
  'public/_headers',
  'public/_redirects',
  'public/static/ads-in-house/',
  'public/static/favicon.svg',
  'public/static/x/',
] as const;

/** What makes the whole site. */
const SITE_ENTRIES = [
  'pages/',
  'next.config.ts',
  'src/client/start/',
  'src/node/cli/pages.ts',
  'src/node/demos/render/',
  'src/node/site/',
  'src/worker/serviceWorker.ts',
] as const;

/**
 * Every cached step, by the folder of its products below `.cache`. Steps below `written/` cache which files they wrote
 * elsewhere; see `writtenFiles.ts`.
 */
export const cachedSteps = {
  'build-id': {
    entry: SITE_ENTRIES,
    files: ['data/', ...WRITTEN_BY_HAND, 'src/client/', 'src/shared/', 'translations/'],
    packages: ['*'],
    environment: ['SOURCE_DATE_EPOCH'],
  },
  'date-variants': {
    entry: ['src/node/pages/date-variants/rewriteCodes.ts'],
    packages: ['@mui/*', '@types/luxon', 'date-fns', 'dayjs', 'luxon', 'moment', 'moment-timezone'],
  },
  'demos/snapshots': {
    entry: [
      'src/node/demos/snapshotProcess.ts',
      'src/node/demos/renderDemos.ts',
      'src/node/demos/render/renderToMarkup.tsx',
      'src/node/demos/render/renderToPicture.tsx',
    ],
  },
  'demos/fragments': { entry: ['src/node/demos/code/compileFragment.ts'] },
  'demos/javascript': {
    entry: ['src/node/demos/code/compareVariants.ts', 'src/node/demos/code/findEditorFaults.ts'],
  },
  'export-differences': { entry: ['src/node/export/markdown/compareFacts.ts'] },
  features: {
    entry: ['src/node/api/features/findPreviewExports.ts', 'src/node/api/features/proveFeatures.ts'],
  },
  fonts: { entry: ['src/node/client-bundle/fonts/writeFonts.ts'], packages: ['@fontsource-variable/*'] },
  guides: {
    entry: [
      'src/node/pages/api-pages/loadGuideApi.ts',
      'src/node/pages/markdown/compilePage.ts',
      'src/node/site/createGuideCompiler.ts',
    ],
    files: ['translations/'],
    packages: ['@mui/*'],
  },
  // Each guide has its folder as an input of its own: see `hashSources`.
  'kept-guides': {
    entry: ['src/node/cli/pages.ts', 'src/node/demos/render/'],
    files: ['src/client/', 'src/shared/', 'translations/'],
    packages: ['*'],
  },
  // Each page has what it shows as inputs of its own: see `hashPages`.
  'kept-pages': {
    entry: [
      'next.config.ts',
      'pages/_app.tsx',
      'pages/_document.tsx',
      'pages/[language]/x/[...slug].tsx',
      'pages/[language]/x/api/[...slug].tsx',
      'pages/x/[...slug].tsx',
      'pages/x/api/[...slug].tsx',
    ],
    files: ['src/client/', 'translations/'],
  },
  'markdown-export': {
    entry: ['src/node/export/markdown/compileMarkdownExport.ts'],
    files: ['translations/'],
  },
  'markdown-trees': { entry: ['src/node/pages/markdown/parseMarkdown.ts'] },
  'migration/differences': { entry: ['src/node/api/migration/extractDifferences.ts'] },
  // Each site has the guides that it shows as inputs of its own: see `hashOwnSites`.
  'own-sites': {
    entry: ['e2e/own-sites/', ...SITE_ENTRIES, 'src/node/cli/'],
    files: [...WRITTEN_BY_HAND, 'e2e/fixtures/arabic/', 'src/client/', 'src/shared/', 'translations/'],
    packages: ['*'],
  },
  'page-facts': { entry: ['src/node/export/page-facts/readPageFacts.ts'] },
  'prose/chinese': { entry: ['src/node/checks/prose/chinese/findChineseFaults.ts'] },
  'prose/readings': { entry: ['src/node/checks/prose/createReader.ts'], packages: ['@mui/*'] },
  'releases/surface': { entry: ['src/node/api/migration/extractSurface.ts'] },
  'search-report': { entry: ['src/node/search/createSearchReport.ts'], files: ['data/search/'] },
  'search-texts': { entry: ['src/node/search/collectTexts.ts'] },
  'search-vectors': {
    entry: ['src/node/search/createWordVectors.ts', 'src/shared/search/wordVectors.ts'],
  },
  'snippets/verdicts': {
    entry: ['src/node/checks/snippets/compileFences.ts'],
    // Code for Next.js names `process.env`.
    packages: ['@types/node'],
  },
  'social-cards': {
    entry: ['src/node/export/social-cards/createCardRenderer.tsx'],
    packages: ['@fontsource/*'],
  },
  usage: { entry: ['src/node/demos/usage/findUsage.ts'] },
  // Each page and each demo has its test, and what a browser gets of it, as inputs of its own: see `hashVisits`.
  visits: { entry: ['e2e/site/askDemo.ts', 'e2e/site/askPage.ts'], packages: ['axe-core'] },
  'written/api': { entry: ['src/node/api/extractApiData.ts', 'src/node/api/apiFiles.ts'] },
  'written/api-pages': { entry: ['src/node/pages/api-pages/compileApiPages.ts'], files: ['translations/'] },
  'written/api-tabs': { entry: ['src/node/pages/api-pages/compileApiTabs.ts'], files: ['translations/'] },
  'written/client': { entry: ['src/node/client-bundle/bundleClient.ts'], packages: ['*'] },
  'written/completion': { entry: ['src/node/live-code/completion/writeCompletion.ts'], packages: ['@mui/*'] },
  'written/sandbox': { entry: ['src/node/live-code/sandbox/bundleSandbox.ts'], packages: ['*'] },
  'written/search-index': {
    entry: ['src/node/search/writeSearchIndex.ts'],
    files: ['data/search/', 'translations/'],
  },
} satisfies Record<string, CachedStep>;

export type CachedStepName = keyof typeof cachedSteps;
