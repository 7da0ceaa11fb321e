import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cachedSteps, type CachedStepName } from '../../../../src/node/base/cache/cachedSteps';
import { createCode, createStepVersion, findStepInputs } from '../../../../src/node/base/cache/stepVersion';
import { createFolder } from '../../createFolder';
import { copyCode, type CodeCopy } from './copyCode';

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
  'date-forms': { module: 'src/shared/date-formats/translateFormat.ts', packageName: 'moment' },
  'demos/forms': {
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
  'markdown-export': {
    module: 'src/node/export/markdown/htmlToMdast.ts',
    packageName: 'mdast-util-to-markdown',
    variable: 'NEXT_PUBLIC_SITE_ORIGIN',
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

const NAMES = Object.keys(cachedSteps) as CachedStepName[];

let code: CodeCopy;
let project: string;
/** Before any change, by step. */
let versions: ReadonlyMap<string, string>;

/** The version of a step by the code as it is now on the disk. */
function getVersion(name: string): Promise<string> {
  return createStepVersion(project, name, createCode(code.directory, cachedSteps));
}

async function getVersions(): Promise<ReadonlyMap<string, string>> {
  const found = NAMES.map(async (name) => [name, await getVersion(name)] as const);
  return new Map(await Promise.all(found));
}

/** Makes a change, gives the version of a step, and takes the change back. */
async function getVersionWith(name: string, file: string, change: () => Promise<void>): Promise<string> {
  const place = path.join(code.directory, file);
  const kept = `${place}.kept`;
  await fs.cp(place, kept, { recursive: true, verbatimSymlinks: true });
  await change();
  const version = await getVersion(name);
  await fs.rm(place, { recursive: true });
  await fs.rename(kept, place);
  return version;
}

beforeAll(async () => {
  code = await copyCode();
  // Pages and demos are files of the project, and few are enough.
  project = await fs.mkdtemp(path.join(code.directory, 'project-'));
  for (const file of ['data/rows/rows.md', 'public/_headers', 'translations/en.json']) {
    await fs.mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await fs.writeFile(path.join(project, file), 'one');
  }
  versions = await getVersions();
});

afterAll(() => code.remove());

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(NAMES)('%s', (name) => {
  const { module, packageName, variable } = EXPECTED[name];

  it(`has another version when ${module} changes`, async () => {
    const after = await getVersionWith(name, module, () => code.append(module, '\n'));
    expect(after).not.toBe(versions.get(name));
  });

  it(`has another version with another version of ${packageName}`, async () => {
    const place = `node_modules/${packageName}`;
    const after = await getVersionWith(name, place, () => code.install(packageName, '0.0.1'));
    expect(after).not.toBe(versions.get(name));
  });

  it('depends on the environment variables that its code names', async () => {
    const { environment } = await findStepInputs(name, createCode(code.directory, cachedSteps));
    if (variable) {
      expect(environment).toContain(variable);
      vi.stubEnv(variable, 'https://other.example');
      expect(await getVersion(name)).not.toBe(versions.get(name));
    } else {
      expect(environment).toEqual([]);
    }
  });
});

it('an unrelated file, a tool, another variable and the lockfile are inputs of no step', async () => {
  await code.append('src/node/other/other.ts', 'export const other = process.env.OTHER;\n');
  await code.append('package-lock.json', '{}');
  await code.install('left-pad', '1.0.0');
  const manifest = path.join(code.directory, 'package.json');
  const text = await fs.readFile(manifest, 'utf8');
  const withTool = text.replace('"devDependencies": {', '"devDependencies": {\n    "left-pad": "1.0.0",');
  expect(withTool).not.toBe(text);
  await fs.writeFile(manifest, withTool);
  vi.stubEnv('NEXT_PUBLIC_OTHER', 'other');
  expect(await getVersions()).toEqual(versions);
});

describe('the files that a step reads at run time', () => {
  it.each(['data/rows/rows.md', 'public/_headers', 'translations/en.json'])(
    'are an input: %s changes the id of the build',
    async (file) => {
      await fs.writeFile(path.join(project, file), 'two');
      expect(await getVersion('build-id')).not.toBe(versions.get('build-id'));
      await fs.writeFile(path.join(project, file), 'one');
    },
  );

  it('are an input with their names', async () => {
    await fs.rename(path.join(project, 'data/rows/rows.md'), path.join(project, 'data/rows/lines.md'));
    expect(await getVersion('build-id')).not.toBe(versions.get('build-id'));
  });
});

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
  const FILES = {
    'src/node/step/make.ts': "import '../texts/text';\nexport const make = 1;\n",
    'src/node/texts/text.ts': "import 'texts';\nexport const text = 1;\n",
    'src/node/steps/a.ts': '',
    'node_modules/texts/package.json': '{ "version": "1.0.0" }',
    'package.json': '{ "dependencies": { "grid": "1.0.0" } }',
    'node_modules/grid/package.json': '{ "version": "1.0.0" }',
    'node_modules/@scope/one/package.json': '{ "version": "1.0.0" }',
  };
  const STEPS = {
    make: { entry: ['src/node/step/make.ts'] },
    folder: { entry: ['src/node/steps/'] },
    demos: { entry: [], packages: ['*'] },
    scope: { entry: [], packages: ['@scope/*'] },
    environment: { entry: [], environment: ['SHOWN'] },
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
  ])('changes with %s, and for that step alone', async (_, step, files) => {
    const before = await getFixtureVersions();
    const after = await getFixtureVersions(files);
    expect(Object.keys(STEPS).filter((name) => before[name] !== after[name])).toEqual([step]);
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
