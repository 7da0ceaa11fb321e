import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachedSteps, type CachedStepName } from '../../../../src/node/base/cache/cachedSteps';
import { createCode, createStepVersion, findStepInputs } from '../../../../src/node/base/cache/stepVersion';
import { createFolder } from '../../createFolder';

/** What must be an input of a step. */
interface Expected {
  /** A module that no entry imports directly, or only one of many does. */
  module: string;
  /** A package that the step uses, directly or through others. */
  packageName: string;
  /** An environment variable; absent where the code names none. */
  variable?: string;
}

const EXPECTED: Record<CachedStepName, Expected> = {
  'build-id': {
    module: 'src/shared/paths/pathnameToHref.ts',
    packageName: 'react-dom',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
  },
  'date-variants': { module: 'src/node/date-libraries/formats/translateFormat.ts', packageName: 'moment' },
  'demos/snapshots': {
    module: 'src/client/theme/paletteColors.ts',
    packageName: '@emotion/serialize',
    variable: 'NEXT_PUBLIC_MUI_LICENSE',
  },
  'demos/fragments': { module: 'src/node/base/code/codeLanguages.ts', packageName: 'prettier' },
  'demos/javascript': { module: 'src/node/demos/code/typesToJavaScript.ts', packageName: 'prettier' },
  'export-differences': {
    module: 'src/node/export/markdown/readFacts.ts',
    packageName: 'micromark',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
  },
  features: { module: 'src/node/api/features/parseEvidence.ts', packageName: 'typescript' },
  fonts: { module: 'src/node/base/store/siteFiles.ts', packageName: '@fontsource-variable/geist' },
  guides: { module: 'src/node/base/code/highlightCode.ts', packageName: 'shiki' },
  'kept-guides': {
    module: 'src/node/pages/markdown/compilePage.ts',
    packageName: 'react-dom',
    variable: 'NEXT_PUBLIC_SOURCE_EDIT_URL',
  },
  'kept-pages': {
    module: 'src/client/layout/DocsPage.tsx',
    packageName: 'next',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
  },
  'markdown-export': {
    module: 'src/node/export/markdown/htmlToMdast.ts',
    packageName: 'mdast-util-to-markdown',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
  },
  'markdown-trees': { module: 'src/node/pages/markdown/parseMarkdown.ts', packageName: 'micromark' },
  'own-sites': {
    module: 'src/node/demos/renderDemos.ts',
    packageName: '@playwright/test',
    variable: 'DOCS_COMPILER',
  },
  'migration/differences': { module: 'src/node/api/migration/compareSurfaces.ts', packageName: 'typescript' },
  'page-facts': {
    module: 'src/node/export/page-facts/readLinks.ts',
    packageName: 'htmlparser2',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
  },
  'prose/chinese': { module: 'translations/glossary.json', packageName: 'typescript' },
  'prose/readings': { module: 'data/terms.ts', packageName: '@cspell/dict-en_us' },
  'releases/surface': { module: 'src/node/api/extractProps.ts', packageName: 'typescript' },
  'search-report': { module: 'src/client/search/engine/rankingWeights.ts', packageName: 'minisearch' },
  'search-texts': { module: 'src/node/base/texts/normalizeSpace.ts', packageName: 'cheerio' },
  'search-vectors': { module: 'src/shared/search/sectionWords.ts', packageName: 'ml-matrix' },
  'snippets/verdicts': { module: 'src/node/base/code/cutCode.ts', packageName: '@types/node' },
  'social-cards': { module: 'src/node/base/texts/estimateEms.ts', packageName: '@fontsource/geist' },
  usage: { module: 'src/node/demos/usage/apiUse.ts', packageName: 'typescript' },
  visits: { module: 'e2e/support/knownFindings.ts', packageName: 'axe-core' },
  'written/api': { module: 'src/node/base/packages/readPackages.ts', packageName: 'typescript' },
  'written/api-pages': { module: 'src/shared/paths/pathnameToHref.ts', packageName: 'shiki' },
  'written/api-tabs': { module: 'src/shared/paths/pathnameToHref.ts', packageName: '@shikijs/core' },
  'written/client': {
    module: 'src/node/client-bundle/planFiles.ts',
    packageName: 'react-dom',
  },
  'written/completion': {
    module: 'src/node/live-code/completion/describeTypes.ts',
    packageName: '@mui/x-charts',
  },
  'written/sandbox': {
    module: 'src/node/live-code/sandbox/listSandboxSpecifiers.ts',
    packageName: 'rolldown',
  },
  'written/search-index': { module: 'src/node/base/navigation/getSiteTitle.ts', packageName: 'cheerio' },
};

const PROJECT = path.join(import.meta.dirname, '../../../..');

it.each(Object.entries(EXPECTED))(
  '%s depends on the code, the packages and the variables that it is made of',
  async (name, { module, packageName, variable }) => {
    const { modules, packages, environment } = await findStepInputs(name);
    expect(modules).toContain(module);
    expect(packages.map((named) => named.split(' ')[0])).toContain(packageName);
    // It differs between a command and the commands that this starts.
    expect(environment).not.toContain('NODE_OPTIONS');
    if (variable) {
      expect(environment).toContain(variable);
    } else {
      expect(environment).toEqual([]);
    }
  },
);

it('every file of `public/` that git does not ignore changes the id of the build', async () => {
  const ignored = await fs.readFile(path.join(PROJECT, '.gitignore'), 'utf8');
  const written = ignored.split('\n').filter((line) => line.startsWith('public/'));
  const entries = await fs.readdir(path.join(PROJECT, 'public'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !written.some((folder) => file.startsWith(folder)));
  const inputs = cachedSteps['build-id'].files;
  expect(files).toContain('public/_redirects');
  expect(files.filter((file) => !inputs.some((input) => file.startsWith(input)))).toEqual([]);
});

describe('createStepVersion', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const FILES = {
    'src/node/step/make.ts': "import '../texts/text';\nexport const make = 1;\n",
    'src/node/texts/text.ts': "import 'texts';\nexport const text = 1;\n",
    'src/node/steps/a.ts': '',
    'node_modules/texts/package.json': '{ "version": "1.0.0" }',
    'package.json': '{ "dependencies": { "grid": "1.0.0" } }',
    'node_modules/grid/package.json': '{ "version": "1.0.0" }',
    'node_modules/@scope/one/package.json': '{ "version": "1.0.0" }',
    'data/rows/rows.md': 'one',
    'public/_headers': 'one',
  };
  const STEPS = {
    make: { entry: ['src/node/step/make.ts'] },
    folder: { entry: ['src/node/steps/'] },
    demos: { entry: [], packages: ['*'] },
    scope: { entry: [], packages: ['@scope/*'] },
    environment: { entry: [], environment: ['SHOWN'] },
    files: { entry: [], files: ['data/', 'public/_headers'] },
  };

  async function getFixtureVersions(files: Record<string, string> = {}): Promise<Record<string, string>> {
    const directory = await createFolder({ ...FILES, ...files });
    const found = Object.keys(STEPS).map(async (name) => [
      name,
      await createStepVersion(directory, name, createCode(directory, STEPS)),
    ]);
    return Object.fromEntries(await Promise.all(found));
  }

  it.each<[what: string, step: string, files: Record<string, string>]>([
    ['a module that another imports', 'make', { 'src/node/texts/text.ts': 'export const text = 2;\n' }],
    ['a package', 'make', { 'node_modules/texts/package.json': '{ "version": "1.0.1" }' }],
    ['a new module of a folder', 'folder', { 'src/node/steps/b.ts': '' }],
    ['what demos may import', 'demos', { 'node_modules/grid/package.json': '{ "version": "1.0.1" }' }],
    [
      'a new package of a scope',
      'scope',
      { 'node_modules/@scope/two/package.json': '{ "version": "1.0.0" }' },
    ],
    ['a file of a folder that it reads at run time', 'files', { 'data/rows/rows.md': 'two' }],
    ['a file that it reads at run time', 'files', { 'public/_headers': 'two' }],
    ['the names of the files that it reads', 'files', { 'data/rows/lines.md': '' }],
  ])('changes with %s, and for that step alone', async (_, step, files) => {
    const before = await getFixtureVersions();
    const after = await getFixtureVersions(files);
    expect(Object.keys(STEPS).filter((name) => before[name] !== after[name])).toEqual([step]);
  });

  it('stays with an unrelated module, a tool, another variable and another lockfile', async () => {
    const before = await getFixtureVersions();
    vi.stubEnv('OTHER', 'yes');
    const after = await getFixtureVersions({
      'src/node/other/other.ts': 'export const other = process.env.OTHER;\n',
      'package-lock.json': '{}',
      'node_modules/tool/package.json': '{ "version": "1.0.1" }',
      'package.json': '{ "dependencies": { "grid": "1.0.0" }, "devDependencies": { "tool": "1.0.1" } }',
    });
    expect(after).toEqual(before);
  });

  it('changes with a variable that a package reads', async () => {
    const before = await getFixtureVersions();
    vi.stubEnv('SHOWN', 'yes');
    expect((await getFixtureVersions()).environment).not.toBe(before.environment);
  });

  it('changes with a variable that a module begins to name', async () => {
    const files = { 'src/node/texts/text.ts': 'export const text = process.env.TEXT_SIZE;\n' };
    const before = await getFixtureVersions(files);
    vi.stubEnv('TEXT_SIZE', '16');
    expect((await getFixtureVersions(files)).make).not.toBe(before.make);
  });

  it('has a form that may be in an address', async () => {
    expect((await getFixtureVersions()).make).toMatch(/^[0-9a-f]{16}$/);
  });
});
