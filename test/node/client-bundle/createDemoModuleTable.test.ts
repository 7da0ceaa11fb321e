import { describe, expect, it } from 'vitest';
import { MOUNT_MODULE } from '../../../src/node/client-bundle/clientManifest';
import { createDemoModuleTable } from '../../../src/node/client-bundle/createDemoModuleTable';

const MANIFEST = {
  parts: { [MOUNT_MODULE]: ['react.js', 'emotion.js', 'mount.js'] },
  demos: {
    'charts/bars': {
      Bars: ['react.js', 'charts.js', 'Bars.js'],
      Planned: ['react.js', 'charts.js', 'Planned.js'],
      'Planned-css': ['react.js', 'charts.js', 'Planned-css.js'],
      'Planned-tailwind': ['react.js', 'Planned-tailwind.js'],
    },
    'data-grid/rows': { Rows: ['react.js', 'grid.js', 'Rows.js'] },
  },
};

/** The names that the browser reads from the table: those of every demo, and those of each. */
function read(...args: Parameters<typeof createDemoModuleTable>) {
  const { files, shared, demos } = createDemoModuleTable(...args)!;
  const toNames = (numbers: number[]) => numbers.map((number) => files[number]);
  return {
    shared: files.slice(0, shared),
    demos: Object.fromEntries(Object.entries(demos).map(([name, numbers]) => [name, toNames(numbers)])),
  };
}

describe('createDemoModuleTable', () => {
  it('lists what the demos of a page are made of, and what makes them live', () => {
    const demos = [
      { name: 'Bars', pageId: 'charts/bars' },
      { name: 'Rows', pageId: 'data-grid/rows' },
    ];
    expect(read(MANIFEST, demos)).toEqual({
      shared: ['react', 'emotion', 'mount'],
      demos: { Bars: ['charts', 'Bars'], Rows: ['grid', 'Rows'] },
    });
  });

  it('lists what all demos of a page are made of once', () => {
    const demos = [
      { name: 'Bars', pageId: 'charts/bars' },
      { name: 'Planned', pageId: 'charts/bars' },
    ];
    expect(read(MANIFEST, demos)).toEqual({
      shared: ['react', 'emotion', 'mount', 'charts'],
      demos: { Bars: ['Bars'], Planned: ['Planned'] },
    });
  });

  it.each([[1], [2]])('ends the list of a demo with its own file, also on a page with %i of it', (times) => {
    const demos = Array.from({ length: times }, () => ({ name: 'Bars', pageId: 'charts/bars' }));
    const { shared, demos: lists } = read(MANIFEST, demos);
    expect([...shared, ...lists.Bars!]).toEqual(['react', 'emotion', 'mount', 'charts', 'Bars']);
  });

  it('lists each styling of a demo', () => {
    const planned = { name: 'Planned', pageId: 'charts/bars', stylings: ['tailwind', 'css'] as const };
    const { demos } = read(MANIFEST, [{ ...planned, stylings: [...planned.stylings] }]);
    expect(demos).toEqual({
      Planned: ['charts', 'Planned'],
      'Planned-tailwind': ['Planned-tailwind'],
      'Planned-css': ['charts', 'Planned-css'],
    });
  });

  it('names each file once, and none that the page does not need', () => {
    const demos = [
      { name: 'Bars', pageId: 'charts/bars' },
      { name: 'Planned', pageId: 'charts/bars' },
    ];
    const { files } = createDemoModuleTable(MANIFEST, demos)!;
    expect(files).toEqual(['react', 'emotion', 'mount', 'charts', 'Bars', 'Planned']);
  });

  it('is undefined for a page without demos', () => {
    expect(createDemoModuleTable(MANIFEST, [])).toBeUndefined();
  });
});
