import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../node/createFolder';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const EXPORT = 'export const a = 1;\nexport interface A {}\n';

/** A project where everything is allowed, and packages that the faults import. */
const SOUND = {
  'package.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
  'node_modules/react/index.js': '',
  'node_modules/typescript/index.js': '',
  'node_modules/@playwright/test/index.js': '',
  'e2e/demos/dateSteps.ts': EXPORT,
  'e2e/support/other.ts': EXPORT,
  'pages/index.ts': "import '../src/client/layout/Layout';\nimport '../src/node/store/files';\n",
  'src/client/layout/Layout.ts': "import 'react';\nimport '../page/Page';\n",
  'src/client/page/Page.ts': "import '../theme/theme';\n",
  'src/client/theme/theme.ts': "import { a } from '../../shared/a';\n",
  'src/shared/a.ts': EXPORT,
  'src/worker/worker.ts': "import '../shared/a';\n",
  'src/node/files/hash.ts': EXPORT,
  'src/node/store/files.ts': "import '../files/hash';\n",
  'src/node/markdown/compile.ts': "import '../../../data/products';\nimport './steps/step';\n",
  'src/node/markdown/context.ts': EXPORT,
  'src/node/markdown/steps/step.ts': "import '../context';\n",
  'src/node/pipeline/site.ts': "import '../markdown/compile';\n",
  'src/node/cli/content.ts': "import '../pipeline/site';\n",
  'data/products.ts': "import type { A } from '../src/shared/a';\nimport './navigation/charts';\n",
  'data/navigation/charts.ts': EXPORT,
  'data/charts/bars/Bars.tsx': "import 'react';\nimport './rows';\n",
  'data/charts/bars/rows.ts': EXPORT,
  'data/charts/bars/Bars.proof.ts': "import '@playwright/test';\nimport '../../../e2e/demos/dateSteps';\n",
};

/** The rules that the files break: `['no-cycle src/shared/b.ts', …]`. */
async function findViolations(files: Record<string, string>): Promise<string[]> {
  const directory = await createFolder({ ...SOUND, ...files });
  const bin = path.join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', path.join(PROJECT, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args, 'src', 'pages', 'data'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (stdout === '') {
    throw new Error(stderr);
  }
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

/** A fault for each rule, in files of their own: they are found in one run. */
const FAULTS: Record<string, string> = {
  'src/shared/b.ts': "import type { C } from './c';\nexport type B = C;\n",
  'src/shared/c.ts': "import type { B } from './b';\nexport type C = B;\n",
  'src/node/files/upward.ts': "import '../markdown/context';\n",
  'src/node/markdown/downward.ts': "import '../files/hash';\n",
  'src/shared/lost.ts': "import './nowhere';\n",
  'src/shared/root.ts': "import '../worker/worker';\n",
  'src/client/page/build.ts': "import '../../node/files/hash';\n",
  'src/client/page/package.ts': "import 'typescript';\n",
  'src/client/page/builtin.ts': "import 'node:fs';\n",
  'src/client/page/upward.ts': "import '../layout/Layout';\n",
  'src/client/theme/upward.ts': "import '../page/Page';\n",
  'src/node/files/route.ts': "import '../../../pages/index';\n",
  'src/node/files/demo.ts': "import '../../../data/charts/bars/rows';\n",
  'src/node/files/top.ts': "import '../pipeline/site';\n",
  'src/node/files/command.ts': "import '../cli/content';\n",
  'src/node/store/step.ts': "import '../markdown/context';\n",
  'data/features.ts': "import './charts/bars/rows';\n",
  'data/values.ts': "import { a } from '../src/shared/a';\nexport const b = a;\n",
  'data/charts/bars/Far.tsx': "import '../../../src/shared/a';\n",
  'data/charts/bars/Far.proof.ts': "import '../../../e2e/support/other';\n",
};

describe('the rules of imports', () => {
  it('allow what the project is made of', async () => {
    expect(await findViolations({})).toEqual([]);
  });

  it('find a fault of each kind', async () => {
    const found = await findViolations(FAULTS);
    for (const violation of [
      'no-cycle src/shared/b.ts',
      'no-folder-cycle src/node/files',
      'resolvable src/shared/lost.ts',
      'shared-is-a-leaf src/shared/root.ts',
      'browser-gets-what-it-shows src/client/page/build.ts',
      'browser-packages src/client/page/package.ts',
      'browser-packages src/client/page/builtin.ts',
      'parts-below-layout src/client/page/upward.ts',
      'foundations-below-parts src/client/theme/upward.ts',
      'node-never-pages src/node/files/route.ts',
      'node-reads-content-as-files src/node/files/demo.ts',
      'pipeline-is-the-top src/node/files/top.ts',
      'commands-are-not-imported src/node/files/command.ts',
      'store-is-below src/node/store/step.ts',
      'records data/features.ts',
      'records-shared-types data/values.ts',
      'demos data/charts/bars/Far.tsx',
      'proofs data/charts/bars/Far.proof.ts',
    ]) {
      expect(found).toContain(violation);
    }
  });
});
