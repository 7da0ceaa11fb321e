import ts from 'typescript';
import { expect, it } from 'vitest';
import { cachedSteps } from '../../src/node/base/cache/cachedSteps';
import { listSources, readSource, visitNodes } from './readSources';

/**
 * What is below `.cache` without being a product of a cached step: each run over the whole site writes it anew, or
 * it is a record of what was measured. Nobody may skip work because it is there.
 */
const OTHERS: Record<string, string> = {
  'api/': 'written by written/api',
  'build/': 'figures and weights of the last build',
  'date-libraries/': 'a folder of files that only the compiler sees',
  'demos/modules': 'bundled in each run',
  'demos/renderers': 'bundled in each run',
  'generated/': 'modules that Next.js bundles',
  'migration/': 'packages of an older major, staged in each run',
  'releases/': 'declarations of published versions and their names, for the command `npm run releases`',
  'search/': 'files of the search, written by written/search-index',
  'site/': 'compiled pages; those of the API are written by written/api-pages and written/api-tabs',
  snippets: 'a folder of files that only the compiler sees',
  'test/': 'reports of the test runners, and the visits of the last run',
  'visits/': 'which pages and demos passed, with the hash of what the browser got of them: see hashVisits',
};

/** The modules that name files below `.cache`: a new one is a step to be cached, or an entry here. */
const MODULES = [
  'e2e/bench/growth/buildSize.ts',
  'e2e/playwright.config.ts',
  'e2e/site/loadPlan.ts',
  'e2e/support/copyProject.ts',
  'src/node/api/apiFiles.ts',
  'src/node/export/budgets/weightRecord.ts',
  'src/node/base/cache/moduleGraph.ts',
  'src/node/base/cache/openCache.ts',
  'src/node/site/checks.ts',
  'src/node/cli/test.ts',
  'src/node/client-bundle/clientManifest.ts',
  'src/node/demos/modules/demoFiles.ts',
  'src/node/demos/modules/writeDemoTheme.ts',
  'src/node/demos/modules/writeDevelopmentModules.ts',
  'src/node/demos/modules/writeStyledDemos.ts',
  'src/node/demos/renderDemos.ts',
  'src/node/client-bundle/fonts/writeFonts.ts',
  'src/node/site/health/publishedSite.ts',
  'src/node/site/health/visitRecords.ts',
  'src/node/demos/language-packs/writeLanguagePacks.ts',
  'src/node/api/messages/explainMessages.ts',
  'src/node/api/migration/stageOldMajor.ts',
  'src/node/api/releases/surfaceFiles.ts',
  'src/node/live-code/sandbox/bundleSandbox.ts',
  'src/node/live-code/sandbox/writeSandboxDocument.ts',
  'src/node/search/searchFiles.ts',
  'src/node/search/writeSearchIndex.ts',
  'src/node/export/kept-pages/hashPages.ts',
  'src/node/export/kept-pages/keptPages.ts',
  'src/node/export/site-files/addEarlierFiles.ts',
  'src/node/checks/snippets/compileFences.ts',
  'src/node/base/store/buildFigures.ts',
  'src/node/base/store/buildId.ts',
  'src/node/base/store/checkReports.ts',
  'src/node/base/store/loadSiteIndex.ts',
  'src/node/base/store/siteFiles.ts',
  'src/node/base/store/sitePages.ts',
];

/** What is written in a module, comments left out. */
function findTexts(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  visitNodes(source, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
  });
  return texts;
}

const modules = ['src/node', 'e2e'].flatMap(listSources).map((file) => {
  const source = readSource(file);
  return { file, whole: source.text, texts: findTexts(source) };
});

/** The texts of each module that name `.cache`. */
const found = modules.map(({ file, texts }) => ({
  file,
  texts: texts.filter((text) => /(^|[\s`/])\.cache\b/.test(text)),
}));

it('a module that names files below `.cache` is known: others cache through `openCache`', () => {
  const unknown = found.filter(({ file, texts }) => texts.length > 0 && !MODULES.includes(file));
  expect(unknown).toEqual([]);
  expect(
    MODULES.filter((module) => !found.some(({ file, texts }) => file === module && texts.length > 0)),
  ).toEqual([]);
});

it('what these name is a product of no hidden step', () => {
  const places = found.flatMap(({ file, texts }) =>
    texts
      .flatMap((text) => [...text.matchAll(/\.cache\/([\w./-]+)/g)])
      .map(([, place]) => ({ file, place: place! })),
  );
  const isKnown = (place: string) =>
    [...Object.keys(OTHERS), ...Object.keys(cachedSteps)].some(
      (known) => place === known || (known.endsWith('/') && `${place}/`.startsWith(known)),
    );
  expect(places.filter(({ place }) => !isKnown(place))).toEqual([]);
});

it('each cached step is used', () => {
  const others = modules.filter(({ file }) => file !== 'src/node/base/cache/cachedSteps.ts');
  const used = new Set(others.flatMap(({ texts }) => texts));
  expect(Object.keys(cachedSteps).filter((name) => !used.has(name))).toEqual([]);
});

it('the lockfile is an input of nothing', () => {
  const naming = modules.filter(({ whole }) => /package-lock/.test(whole));
  expect(naming.map(({ file }) => file)).toEqual([]);
});
