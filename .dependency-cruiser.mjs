/**
 * Which files may import which: `npm run lint` runs `depcruise` with these rules.
 *
 * Paths are relative to the project. `$1` in `to` is what the first group of `from.path` matched.
 */
import fs from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(
  fs.readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** Turns `@mui/x-charts` into what its files begin with: `node_modules/@mui/x-charts/…`. */
const toFolder = (name) => `^node_modules/${name.replaceAll('.', '\\.')}/`;

/** Packages that are installed at run time. */
const RUN_TIME_PACKAGES = Object.keys(dependencies).map(toFolder);

/** Packages that `package.json` names. */
const NAMED_PACKAGES = Object.keys({ ...dependencies, ...devDependencies }).map(toFolder);

/** Types of packages that ship without: `react` is installed at run time, `@types/react` to compile. */
const TYPES_OF_PACKAGES = '^node_modules/@types/(react|react-dom|stylis)/';

/** Code that runs in a page or in the service worker. */
const BROWSER = '^src/(client|shared|worker)/';

/** The scripts that a page begins with: they give the controllers what was generated for the site. */
const ENTRIES = '^src/client/start/(client|developmentClient)\\.ts$';

/** Lists that the site is made of: products, menu, messages. The other modules below `data/` are demos. */
const RECORDS =
  '^data/([^/]+|(navigation|features|messages|api|search|breaking-changes|writing)/[^/]+)\\.ts$';

/** The list of languages, which all sides know; `src/shared/languages/languages.ts` imports it. */
const LANGUAGES = '^data/languages\\.ts$';

const DEMO_TESTS = '^data/.+\\.test\\.ts$';

/** What belongs to a part of the layout; each may import the others. */
const PARTS = [
  'navigation',
  'content',
  'demo',
  'editor',
  'page',
  'api-page',
  'palette-page',
  'version-lens',
  'health-page',
  'search',
  'ads',
  'playground',
  'prop-playground',
];

/** What all parts use. */
const FOUNDATIONS = ['components', 'theme', 'providers', 'analytics', 'platform', 'service-worker'];

const oneOf = (folders) => `^src/client/(${folders.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No module imports itself through others, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment:
        'No room, a folder at the top of a side, imports another of its side that imports it, directly or through others.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(node|client)/([^/]+)' },
      to: { path: '^src/$1/', pathNot: '^src/$1/$2(/|$)', circular: true },
    },
    {
      name: 'mcp-reads-the-export',
      comment:
        'The server for coding agents answers from files of the export: it computes nothing that the build does.',
      severity: 'error',
      from: { path: '^src/mcp/' },
      to: {
        path: '^(src|data)/',
        pathNot: '^(src/mcp|src/shared|src/client/(search|demo))/|^data/languages\\.ts$',
      },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file or to an installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'named-packages',
      comment: 'An imported package stands in package.json: one that others bring along can go with them.',
      severity: 'error',
      from: {},
      to: { path: '^node_modules/', pathNot: [TYPES_OF_PACKAGES, ...NAMED_PACKAGES] },
    },
    {
      name: 'shared-is-a-leaf',
      comment: 'src/shared imports no other part of the project but the list of languages: all sides use it.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { pathNot: ['^src/shared/', '^node_modules/', LANGUAGES] },
    },
    {
      name: 'browser-gets-what-it-shows',
      comment:
        'Code of the browser imports no code of the build, no page and no content: it gets props and context.',
      severity: 'error',
      from: { path: BROWSER, pathNot: ENTRIES },
      to: { path: '^(src/node|pages|data|translations|test|e2e|\\.cache)/', pathNot: LANGUAGES },
    },
    {
      name: 'browser-packages',
      comment: 'Code of the browser imports packages of `dependencies` and nothing of Node.',
      severity: 'error',
      from: { path: BROWSER, pathNot: ENTRIES },
      to: { pathNot: ['^src/', LANGUAGES, TYPES_OF_PACKAGES, ...RUN_TIME_PACKAGES] },
    },
    {
      name: 'client-folders',
      comment:
        'A folder of src/client is a part of the layout, a foundation of the parts, the layout itself, or what starts them.',
      severity: 'error',
      from: { path: '^src/client/', pathNot: oneOf(['start', 'layout', ...PARTS, ...FOUNDATIONS]) },
      to: {},
    },
    {
      name: 'parts-below-layout',
      comment: 'Parts of the layout do not import it, nor what starts them.',
      severity: 'error',
      from: { path: oneOf(PARTS) },
      to: { path: oneOf(['layout', 'start']) },
    },
    {
      name: 'foundations-below-parts',
      comment: 'What all parts use imports no part.',
      severity: 'error',
      from: { path: [oneOf(FOUNDATIONS), '^src/worker/'] },
      to: { path: oneOf(['start', 'layout', ...PARTS]) },
    },
    {
      name: 'theme-below-providers',
      comment:
        'The providers hand on the theme, so it imports none of them. The rule of folders sees no cycle through a folder inside a room.',
      severity: 'error',
      from: { path: oneOf(['theme']) },
      to: { path: oneOf(['providers']) },
    },
    {
      name: 'node-never-pages',
      comment: 'The build does not import routes.',
      severity: 'error',
      from: { path: '^src/node/' },
      to: { path: '^pages/' },
    },
    {
      name: 'node-reads-content-as-files',
      comment: 'The build imports records of data/; pages and demos are files that it reads.',
      severity: 'error',
      from: { path: '^src/node/' },
      to: { path: '^data/', pathNot: RECORDS },
    },
    {
      name: 'next-opens-no-cache',
      comment:
        'What Next.js bundles reads what the content build wrote: the cache finds its code by the place of its module.',
      severity: 'error',
      from: { path: '^(pages/|next\\.config\\.ts)' },
      to: { path: '^src/node/base/cache/', reachable: true },
    },
    {
      name: 'site-is-the-top',
      comment: 'src/node/site joins all other rooms; only commands and routes import it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/node/(site|cli)/' },
      to: { path: '^src/node/site/' },
    },
    {
      name: 'commands-are-not-imported',
      comment: 'src/node/cli holds one file an npm script; nothing imports them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/node/cli/' },
      to: { path: '^src/node/cli/' },
    },
    {
      name: 'store-is-below',
      comment: 'src/node/base/store holds artefacts of all steps, and imports none of the steps.',
      severity: 'error',
      from: { path: '^src/node/base/store/' },
      to: { path: '^src/', pathNot: '^src/(node/base/(store|cache|files|problems)|shared)/' },
    },
    {
      name: 'records',
      comment: 'Records import records; of src/shared they use types.',
      severity: 'error',
      from: { path: RECORDS },
      to: { pathNot: [RECORDS, '^src/shared/'] },
    },
    {
      name: 'records-shared-types',
      comment: 'Records use only types of src/shared.',
      severity: 'error',
      from: { path: RECORDS },
      to: { path: '^src/shared/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'demos',
      comment:
        'Demos import public packages, files of their own folder and those of the server folder of their product: developers copy them.',
      severity: 'error',
      from: { path: '^((data/[^/]+)/.+)/[^/]+$', pathNot: [RECORDS, DEMO_TESTS] },
      to: { pathNot: ['^$1/[^/]+$', '^$2/server/[^/]+$', TYPES_OF_PACKAGES, ...RUN_TIME_PACKAGES] },
    },
    {
      name: 'demo-tests',
      comment:
        'Tests know a demo as users do: they import Playwright, and what users do with every picker and grid.',
      severity: 'error',
      from: { path: DEMO_TESTS },
      to: {
        pathNot: [
          '^node_modules/@playwright/test/',
          '^e2e/demos/(clipboard|columnDrag|date|download|frame|grid)Steps\\.ts$',
        ],
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types are imports.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^next-env' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
