import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDemos } from '../../../src/node/demos/bundleDemos';
import type { Problem } from '../../../src/node/base/problems/problem';
import { createProject } from './createProject';

describe('bundleDemos', () => {
  let project: Awaited<ReturnType<typeof createProject>>;

  beforeAll(async () => {
    project = await createProject();
  });

  afterAll(() => project.remove());

  const bundle = (names: string[], problems: Problem[] = []) =>
    bundleDemos(names.map(project.getDemo), path.join(project.directory, '.cache/modules'), {
      projectDirectory: project.directory,
      problems,
    });

  /** The problems of a demo with this source. */
  async function findProblems(source: string): Promise<Problem[]> {
    await project.writeFile('Broken.tsx', source);
    const problems: Problem[] = [];
    await bundle(['Broken'], problems);
    return problems;
  }

  it('makes a module that Node can import', async () => {
    const { module } = (await bundle(['OrderButton'])).get('orders/OrderButton')!;
    const { default: Demo } = await import(/* @vite-ignore */ pathToFileURL(module).href);
    expect(Demo.name).toBe('OrderButton');
  });

  it('names a demo that imports itself', async () => {
    const source = "import * as self from './Broken';\nexport default () => Object.keys(self).length;\n";
    expect(await findProblems(source)).toEqual([
      { file: 'data/orders/Broken.tsx', message: 'The demo imports itself. Remove the import.' },
    ]);
  });

  it('lists the demo first, then its siblings', async () => {
    const { files } = (await bundle(['OrderGrid'])).get('orders/OrderGrid')!;
    expect(files.map((file) => path.basename(file))).toEqual(['OrderGrid.tsx', 'orders.ts']);
  });

  it('lists the style sheets that a demo imports, and what its siblings import', async () => {
    await project.writeFile(
      'Styled.tsx',
      "import './Styled.css';\nimport './first';\nexport default () => null;\n",
    );
    await project.writeFile('Styled.css', '.late { color: red; }\n');
    await project.writeFile('first.ts', "export * from './second';\n");
    await project.writeFile('second.ts', "export * from './first';\n");
    const { files } = (await bundle(['Styled'])).get('orders/Styled')!;
    expect(files.map((file) => path.basename(file))).toEqual([
      'Styled.tsx',
      'Styled.css',
      'first.ts',
      'second.ts',
    ]);
  });

  it('lists the files of the server of the product', async () => {
    await project.writeFile('../server/FakeServer.ts', "export * from './response';\n");
    await project.writeFile('../server/response.ts', 'export const response = 1;\n');
    await project.writeFile(
      'Served.tsx',
      "import { response } from '../server/FakeServer';\nexport default () => response;\n",
    );
    const problems: Problem[] = [];
    const { files } = (await bundle(['Served'], problems)).get('orders/Served')!;
    expect(files.map((file) => path.basename(file))).toEqual(['Served.tsx', 'FakeServer.ts', 'response.ts']);
    expect(problems).toEqual([]);
  });

  it('reports two files of one name, which cannot be saved next to each other', async () => {
    await project.writeFile('../server/orders.ts', 'export const orders = 1;\n');
    const problems = await findProblems(
      "import './orders';\nimport { orders } from '../server/orders';\nexport default () => orders;\n",
    );
    expect(problems).toEqual([
      {
        file: 'data/orders/Broken.tsx',
        message:
          'The demo imports two files named `orders.ts`: data/orders/orders.ts and data/server/orders.ts. Rename one of them.',
      },
    ]);
  });

  it('bundles nothing for a site without demos', async () => {
    expect(await bundle([])).toEqual(new Map());
  });

  it('names file and line of an import that leads nowhere', async () => {
    const problems = await findProblems(
      "import * as React from 'react';\nimport { rows } from './rows';\nrows;\n",
    );
    expect(problems).toEqual([
      { file: 'data/orders/Broken.tsx', line: 2, message: 'Could not resolve "./rows"' },
    ]);
  });

  it('names file and line of a name that a sibling does not export', async () => {
    const problems = await findProblems("\n\nimport { rows } from './orders';\nexport default () => rows;\n");
    expect(problems).toEqual([
      {
        file: 'data/orders/Broken.tsx',
        line: 3,
        message: 'No matching export in "data/orders/orders.ts" for import "rows"',
      },
    ]);
  });

  it('names file and line of a syntax error', async () => {
    const problems = await findProblems('export default function Broken() {\n  return <p>;\n}\n');
    expect(problems[0]).toMatchObject({ file: 'data/orders/Broken.tsx', line: expect.any(Number) });
  });

  it('goes on with the demos of other pages', async () => {
    await project.writeFile('Broken.tsx', 'export default 1 +;\n');
    await project.writeFile('../returns/ReturnButton.tsx', 'export default () => null;\n');
    const demo = { ...project.getDemo('ReturnButton'), pageId: 'returns' };
    demo.file = path.join(project.directory, 'data/returns/ReturnButton.tsx');
    const problems: Problem[] = [];
    const bundled = await bundleDemos(
      [project.getDemo('Broken'), demo],
      path.join(project.directory, '.cache/modules'),
      { projectDirectory: project.directory, problems },
    );
    expect([...bundled.keys()]).toEqual(['returns/ReturnButton']);
    expect(problems).toHaveLength(1);
  });

  it('goes on with the demos of other products when a server has an error', async () => {
    await project.writeFile('../grid/server/FakeServer.ts', 'export default 1 +;\n');
    await project.writeFile(
      '../grid/rows/Rows.tsx',
      "import '../server/FakeServer';\nexport default () => null;\n",
    );
    const rows = { ...project.getDemo('Rows'), pageId: 'grid/rows' };
    rows.file = path.join(project.directory, 'data/grid/rows/Rows.tsx');
    const problems: Problem[] = [];
    const bundled = await bundleDemos(
      [rows, project.getDemo('OrderButton')],
      path.join(project.directory, '.cache/modules'),
      { projectDirectory: project.directory, problems },
    );
    expect([...bundled.keys()]).toEqual(['orders/OrderButton']);
    expect(problems).toEqual([expect.objectContaining({ file: 'data/grid/server/FakeServer.ts', line: 1 })]);
  });
});
