import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_FILES, writeDemoModules } from '../../../src/node/demo-modules/writeDemoModules';
import { readBuiltJson } from '../../../src/node/files/readBuiltJson';
import { createFolder } from '../createFolder';

async function write(demos: [pageId: string, name: string][], project?: string): Promise<string> {
  const directory = project ?? (await createFolder());
  await writeDemoModules(
    directory,
    demos.map(([pageId, name]) => ({ pageId, name, file: `/data/${pageId}/${name}.tsx` })),
  );
  return path.join(directory, '.cache/generated');
}

function read(directory: string, name: string): Promise<string> {
  return fs.readFile(path.join(directory, name), 'utf8');
}

const DEMOS: [string, string][] = [
  ['charts/bars', 'Stacked'],
  ['data-grid/editing/persistence', 'Saved'],
  ['charts/bars', 'Horizontal'],
];

describe('writeDemoModules', () => {
  it('names the pages in the first level, and no demo', async () => {
    const text = await read(await write(DEMOS), 'demoModules.ts');
    expect(text).toContain(`{
  'charts/bars': () => import('./demos/charts__bars'),
  'data-grid/editing/persistence': () => import('./demos/data-grid__editing__persistence'),
};
`);
  });

  it('names the demos of a page in a module of its own', async () => {
    expect(await read(await write(DEMOS), 'demos/charts__bars.js')).toBe(`export const demos = {
  'Stacked': () => import('../../../data/charts/bars/Stacked'),
  'Horizontal': () => import('../../../data/charts/bars/Horizontal'),
};
`);
  });

  it('names each styling of a demo, with the module that brings its rules', async () => {
    const directory = await createFolder();
    const demo = { pageId: 'charts/bars', name: 'Planned', file: '/system.tsx' };
    await writeDemoModules(directory, [
      { ...demo, stylings: { tailwind: '/tailwind.tsx', css: '/css.tsx' } },
    ]);
    expect(await read(path.join(directory, '.cache/generated'), 'demos/charts__bars.js'))
      .toBe(`export const demos = {
  'Planned': () => import('../../../data/charts/bars/Planned/system'),
  'Planned-tailwind': () => import('../../../.cache/generated/styled/charts__bars__Planned-tailwind'),
  'Planned-css': () => import('../../../.cache/generated/styled/charts__bars__Planned-css'),
};
`);
    expect(await readBuiltJson(directory, DEMO_FILES)).toEqual({
      'charts/bars': {
        Planned: 'data/charts/bars/Planned/system',
        'Planned-tailwind': '.cache/generated/styled/charts__bars__Planned-tailwind',
        'Planned-css': '.cache/generated/styled/charts__bars__Planned-css',
      },
    });
  });

  it('names the modules of the demos of all pages to the bundler', async () => {
    const project = await createFolder();
    await write(DEMOS, project);
    expect(await readBuiltJson(project, DEMO_FILES)).toEqual({
      'charts/bars': { Stacked: 'data/charts/bars/Stacked', Horizontal: 'data/charts/bars/Horizontal' },
      'data-grid/editing/persistence': { Saved: 'data/data-grid/editing/persistence/Saved' },
    });
  });

  it('writes paths that lead from the generated module to the demo', async () => {
    const directory = await write([['charts/bars', 'Stacked']]);
    const [, specifier = ''] = /import\('(.+)'\)/.exec(await read(directory, 'demos/charts__bars.js'))!;
    const project = path.dirname(path.dirname(directory));
    expect(path.resolve(directory, 'demos', specifier)).toBe(path.join(project, 'data/charts/bars/Stacked'));
  });

  it('removes the module of a page that has no demos any more', async () => {
    const project = await createFolder();
    await write(DEMOS, project);
    const directory = await write([['charts/bars', 'Stacked']], project);
    expect(await fs.readdir(path.join(directory, 'demos'))).toEqual(['charts__bars.d.ts', 'charts__bars.js']);
    expect(await read(directory, 'demoModules.ts')).not.toContain('persistence');
  });

  it('writes an empty map for a site without demos', async () => {
    const project = await createFolder();
    expect(await read(await write([], project), 'demoModules.ts')).toContain('{\n};\n');
    expect(await readBuiltJson(project, DEMO_FILES)).toEqual({});
  });
});
