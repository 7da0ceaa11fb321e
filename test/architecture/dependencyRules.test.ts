import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../node/createFolder';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const COMMAND = path.join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIGURATION = path.join(PROJECT, '.dependency-cruiser.mjs');
const TEST_CONFIGURATION = path.join(PROJECT, '.dependency-cruiser.tests.mjs');

const EXPORT = 'export const a = 1;\nexport interface A {}\n';

/** A project in which everything is allowed, and what the faults import. */
const SOUND: Record<string, string> = {
  'package.json': '{ "dependencies": { "react": "1.0.0" }, "devDependencies": { "typescript": "1.0.0" } }',
  'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }',
  'node_modules/react/index.js': '',
  'node_modules/typescript/index.js': '',
  'node_modules/brought-along/index.js': '',
  'node_modules/@playwright/test/index.js': '',
  'e2e/demos/dateSteps.ts': EXPORT,
  'e2e/demos/other.ts': EXPORT,
  'translations/index.ts': EXPORT,
  'pages/index.ts': "import '../src/client/layout/Layout';\nimport '../src/node/base/store/siteFiles';\n",
  'src/client/layout/Layout.ts': "import 'react';\nimport '../page/Page';\n",
  'src/client/page/Page.ts': "import '../theme/theme';\n",
  'src/client/theme/theme.ts': "import '../../shared/a';\n",
  'src/shared/a.ts': EXPORT,
  'src/worker/worker.ts': "import '../shared/a';\n",
  'src/mcp/main.ts': "import '../shared/a';\n",
  'src/node/base/files/hash.ts': EXPORT,
  'src/node/base/store/siteFiles.ts': "import '../files/hash';\n",
  'src/node/pages/markdown/compilePage.ts': "import '../../../../data/products';\nimport './steps/step';\n",
  'src/node/pages/markdown/compileContext.ts': EXPORT,
  'src/node/pages/markdown/steps/step.ts': "import '../compileContext';\n",
  'src/node/site/openSite.ts': "import '../pages/markdown/compilePage';\n",
  'src/node/cli/pages.ts': "import '../site/openSite';\n",
  'data/products.ts':
    "import type { A } from '../src/shared/a';\nimport './navigation/charts';\nexport type B = A;\n",
  'data/navigation/charts.ts': EXPORT,
  'data/charts/bars/Bars.tsx': "import 'react';\nimport './rows';\nimport '../server/FakeServer';\n",
  'data/charts/bars/ranges/Ranges.tsx': "import '../../server/FakeServer';\n",
  'data/charts/server/FakeServer.ts': "import './rows';\n",
  'data/charts/server/rows.ts': EXPORT,
  'data/charts/bars/rows.ts': EXPORT,
  'data/charts/bars/Bars.test.ts': "import '@playwright/test';\nimport '../../../e2e/demos/dateSteps';\n",
};

/** One fault for each kind of import that a rule forbids: `[rule, file, text]`, with the files that it needs. */
const FAULTS: [rule: string, file: string, text: string, others?: Record<string, string>][] = [
  ['no-cycle', 'src/shared/b.ts', "export { a } from './c';", { 'src/shared/c.ts': "import './b';" }],
  [
    'no-cycle',
    'src/shared/d.ts',
    "import type { E } from './e';\nexport type D = E;",
    { 'src/shared/e.ts': "import type { D } from './d';\nexport type E = D;" },
  ],
  ['mcp-reads-the-export', 'src/mcp/search.ts', "import '../node/base/files/hash';"],
  [
    'no-folder-cycle',
    'src/node/search',
    '',
    {
      'src/node/search/steps/step.ts': "import '../../base/texts/a';",
      'src/node/base/texts/a.ts': EXPORT,
      'src/node/base/texts/b.ts': "import '../../search/c';",
      'src/node/search/c.ts': EXPORT,
    },
  ],
  [
    'no-folder-cycle',
    'src/client/page',
    '',
    {
      'src/client/page/blocks.ts': "import '../demo/figure';",
      'src/client/demo/figure.ts': EXPORT,
      'src/client/demo/toolbar.ts': "import '../page/copy';",
      'src/client/page/copy.ts': EXPORT,
    },
  ],
  ['resolvable', 'src/node/api/gone.ts', "import './missing';"],
  ['named-packages', 'src/node/api/package.ts', "import 'brought-along';"],
  ['shared-is-a-leaf', 'src/shared/f.ts', "import '../client/theme/theme';"],
  ['browser-gets-what-it-shows', 'src/shared/g.ts', "import '../node/base/files/hash';"],
  [
    'browser-gets-what-it-shows',
    'src/client/page/types.ts',
    "import type { A } from '../../node/base/files/hash';\nexport type B = A;",
  ],
  [
    'browser-gets-what-it-shows',
    'src/client/page/lazy.ts',
    "export const load = () => import('../../node/base/files/hash');",
  ],
  ['browser-gets-what-it-shows', 'src/client/page/data.ts', "import '../../../data/products';"],
  ['browser-gets-what-it-shows', 'src/client/page/route.ts', "import '../../../pages/index';"],
  ['browser-gets-what-it-shows', 'src/worker/texts.ts', "import '../../translations/index';"],
  ['browser-packages', 'src/client/page/compiler.ts', "import 'typescript';"],
  ['browser-packages', 'src/client/page/builtin.ts', "import 'node:fs';"],
  ['browser-packages', 'src/shared/builtin.ts', "import 'fs';"],
  ['client-folders', 'src/client/drawer/a.ts', "import 'react';"],
  ['parts-below-layout', 'src/client/search/a.ts', "import '../layout/Layout';"],
  ['foundations-below-parts', 'src/client/providers/a.ts', "import '../page/Page';"],
  ['foundations-below-parts', 'src/worker/page.ts', "import '../client/page/Page';"],
  ['theme-below-providers', 'src/client/theme/boot.ts', "import '../providers/a';"],
  ['node-never-pages', 'src/node/api/route.ts', "import '../../../pages/index';"],
  ['node-reads-content-as-files', 'src/node/api/demo.ts', "import '../../../data/charts/bars/rows';"],
  [
    'next-opens-no-cache',
    'pages/report.ts',
    "import '../src/node/base/store/report';",
    {
      'src/node/base/store/report.ts': "import '../cache/openCache';",
      'src/node/base/cache/openCache.ts': EXPORT,
    },
  ],
  ['site-is-the-top', 'src/node/api/site.ts', "import '../site/openSite';"],
  ['commands-are-not-imported', 'src/node/api/command.ts', "import '../cli/pages';"],
  ['store-is-below', 'src/node/base/store/step.ts', "import '../../pages/markdown/compileContext';"],
  ['records', 'data/navigation/grid.ts', "import 'react';"],
  ['records', 'data/features/grid.ts', "import '../charts/bars/rows';"],
  ['records-shared-types', 'data/terms.ts', "import { a } from '../src/shared/a';\nexport const b = a;"],
  ['demos', 'data/charts/bars/Shared.tsx', "import '../../../src/shared/a';"],
  ['demos', 'data/charts/lines/Lines.tsx', "import '../bars/rows';"],
  ['demos', 'data/trees/items/Other.tsx', "import '../../charts/server/rows';"],
  ['demos', 'data/charts/server/Page.tsx', "import '../bars/rows';"],
  ['demos', 'data/charts/bars/Tool.tsx', "import 'typescript';"],
  ['demo-tests', 'data/charts/bars/Other.test.ts', "import '../../../e2e/demos/other';"],
  ['demo-tests', 'data/charts/bars/Demo.test.ts', "import './Bars';"],
];

/** The rules that a project breaks: `['demos data/charts/bars/Tool.tsx', …]`. */
async function findViolations(
  files: Record<string, string>,
  configuration = CONFIGURATION,
  folders = ['src', 'pages', 'data'],
): Promise<string[]> {
  const cwd = await createFolder({ ...SOUND, ...files });
  // With an error it ends with the number of violations; the report is the same.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, '--config', configuration, '--output-type', 'json', ...folders],
    { cwd, maxBuffer: 2 ** 26 },
  ).catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

describe('the rules of imports', () => {
  it('find a fault of each kind, name its file, and allow what surrounds it', async () => {
    const files = FAULTS.flatMap(([, file, text, others]) => [
      ...Object.entries(others ?? {}),
      ...(text === '' ? [] : [[file, text]]),
    ]);
    const found = await findViolations(Object.fromEntries(files) as Record<string, string>);
    const missed = FAULTS.filter(([rule, file]) => !found.some((line) => line.startsWith(`${rule} ${file}`)));
    expect(missed.map(([rule, file]) => `${rule} ${file}`)).toEqual([]);
    expect(found.filter((line) => Object.hasOwn(SOUND, line.slice(line.indexOf(' ') + 1)))).toEqual([]);
  });

  it('say of tests which packages they import', async () => {
    const files = { 'e2e/a.spec.ts': "import 'brought-along';", 'test/b.test.ts': "import 'brought-along';" };
    expect(await findViolations(files, TEST_CONFIGURATION, ['e2e', 'test'])).toEqual([
      'named-packages e2e/a.spec.ts',
      'named-packages test/b.test.ts',
    ]);
  });

  it('are all tried', async () => {
    const { default: configuration } = (await import(CONFIGURATION)) as {
      default: { forbidden: { name: string }[] };
    };
    const names = configuration.forbidden.map(({ name }) => name);
    expect(new Set(FAULTS.map(([rule]) => rule))).toEqual(new Set(names));
  });
});
