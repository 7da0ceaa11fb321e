import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeStyledDemos } from '../../../../src/node/demos/modules/writeStyledDemos';
import type { RenderedDemo } from '../../../../src/node/demos/renderDemos';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const PAGE = 'data/charts/bars/Planned';

/** Writes the demo `Planned` with this style sheet. */
async function write(css: string) {
  const directory = await createFolder({
    [`${PAGE}/tailwind.tsx`]:
      'import { bars } from \'./bars\';\nexport default () => <p className="p-4">{bars}</p>;\n',
    [`${PAGE}/css.tsx`]:
      "import { bars } from './bars';\nimport './Planned.css';\nexport default () => bars;\n",
    [`${PAGE}/Planned.css`]: css,
    '.cache/generated/styled/charts__bars__Gone-css.ts': 'export default 1;\n',
    '.cache/generated/styled/charts__lines__Kept-css.ts': 'export default 1;\n',
  });
  const toFile = (name: string) => path.join(directory, PAGE, name);
  const render = (...names: string[]): RenderedDemo => ({
    snapshot: { mode: 'hydrate', html: '' },
    styles: {},
    files: names.map(toFile),
    packages: [],
  });
  const problems: Problem[] = [];
  await writeStyledDemos(
    directory,
    [
      {
        pageId: 'charts/bars',
        name: 'Planned',
        file: toFile('system.tsx'),
        stylings: { tailwind: toFile('tailwind.tsx'), css: toFile('css.tsx') },
      },
    ],
    {
      rendered: new Map([
        ['charts/bars/Planned-tailwind', render('tailwind.tsx')],
        ['charts/bars/Planned-css', render('css.tsx', 'Planned.css')],
      ]),
      problems,
      keeps: (pageId) => pageId === 'charts/lines',
    },
  );
  const generated = path.join(directory, '.cache/generated/styled');
  return {
    problems,
    names: (await fs.readdir(generated)).toSorted(),
    read: (name: string) => fs.readFile(path.join(generated, name), 'utf8'),
  };
}

describe('writeStyledDemos', () => {
  it('writes a module with its rules for each styling, and removes those of demos that are gone, and of no other guide', async () => {
    const { names, read } = await write('.bar { color: red }');
    expect(names).toEqual([
      'charts__bars__Planned-css.demo.tsx',
      'charts__bars__Planned-css.ts',
      'charts__bars__Planned-tailwind.demo.tsx',
      'charts__bars__Planned-tailwind.ts',
      'charts__lines__Kept-css.ts',
    ]);
    expect(await read('charts__bars__Planned-css.ts')).toContain(
      '[data-styling=Planned-css]) .bar{color:red}',
    );
    expect(await read('charts__bars__Planned-tailwind.ts')).toContain('.p-4{padding:1rem}');
  });

  it('lets the demo import what it imported, and no style sheet', async () => {
    const { read } = await write('');
    expect(await read('charts__bars__Planned-css.demo.tsx')).toBe(
      "import { bars } from '../../../data/charts/bars/Planned/bars';\nexport default () => bars;\n",
    );
  });

  it('reports rules that would reach the page', async () => {
    const { problems } = await write('body { color: red }');
    expect(problems).toEqual([
      {
        file: 'data/charts/bars/Planned/css.tsx',
        message: '`body` would hold for the whole page. Write rules for class names only.',
      },
    ]);
  });
});
