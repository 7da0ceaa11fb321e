import { describe, expect, it } from 'vitest';
import { readBuiltJson } from '../../../../src/node/base/files/readBuiltJson';
import { DEMO_FILES } from '../../../../src/node/demos/modules/demoFiles';
import { listDemoFiles, writeDemoFiles } from '../../../../src/node/demos/modules/writeDemoFiles';
import { createFolder } from '../../createFolder';

const toDemo = (pageId: string, name: string) => ({ pageId, name, file: `/data/${pageId}/${name}.tsx` });

describe('listDemoFiles', () => {
  it('names the demos of each page', () => {
    expect(
      listDemoFiles([
        toDemo('charts/bars', 'Stacked'),
        toDemo('data-grid/editing/persistence', 'Saved'),
        toDemo('charts/bars', 'Horizontal'),
      ]),
    ).toEqual({
      'charts/bars': { Stacked: 'data/charts/bars/Stacked', Horizontal: 'data/charts/bars/Horizontal' },
      'data-grid/editing/persistence': { Saved: 'data/data-grid/editing/persistence/Saved' },
    });
  });

  it('names each styling of a demo, with the module that brings its rules', () => {
    const demo = { pageId: 'charts/bars', name: 'Planned', file: '/system.tsx' };
    expect(listDemoFiles([{ ...demo, stylings: { tailwind: '/tailwind.tsx', css: '/css.tsx' } }])).toEqual({
      'charts/bars': {
        Planned: 'data/charts/bars/Planned/system',
        'Planned-tailwind': '.cache/generated/styled/charts__bars__Planned-tailwind',
        'Planned-css': '.cache/generated/styled/charts__bars__Planned-css',
      },
    });
  });
});

it('the files of demos are written for the bundler', async () => {
  const project = await createFolder();
  const files = { 'charts/bars': { Stacked: 'data/charts/bars/Stacked' } };
  await writeDemoFiles(project, files);
  expect(await readBuiltJson(project, DEMO_FILES)).toEqual(files);
});
