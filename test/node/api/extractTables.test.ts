import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { extractSharedObject } from '../../../src/node/api/extractApiObjects';
import { extractEvents } from '../../../src/node/api/extractEvents';
import { extractHook } from '../../../src/node/api/extractHook';
import { extractInterface } from '../../../src/node/api/extractInterface';
import { extractNamedTypes } from '../../../src/node/api/extractNamedTypes';
import { extractSelectors } from '../../../src/node/api/extractSelectors';
import { createFixture } from './createFixture';
import { GAUGES, GRIDS } from './fixtures';

type Fixture = Awaited<ReturnType<typeof createFixture>>;

describe('the grid', () => {
  let grid: Fixture;
  beforeAll(async () => {
    grid = await createFixture(GRIDS);
    return grid.remove;
  });

  it('has fields of all plans in an interface', () => {
    const page = extractInterface(grid.context, grid.getExport('data-grid', 'GridColDef'));
    expect(page?.members.map(({ name, type, plan }) => [name, type.text, plan])).toEqual([
      ['field', 'string', undefined],
      ['valueGetter', '(row: Row) => unknown', undefined],
      ['pinnable', 'boolean', 'pro'],
    ]);
  });

  it('has events of all plans, without those that are hidden', () => {
    expect(extractEvents(grid.context)).toEqual([
      {
        name: 'rowClick',
        description: 'Fired when a row is clicked.',
        params: { text: 'GridRowParams', types: { GridRowParams: 'x-data-grid/GridRowParams' } },
        event: { text: 'MouseEvent' },
      },
      expect.objectContaining({ name: 'rowOrderChange', plan: 'pro' }),
    ]);
  });

  it('has selectors', () => {
    expect(extractSelectors(grid.context)).toEqual([
      expect.objectContaining({
        name: 'gridSortedRowsSelector',
        category: 'Sorting',
        description: 'Get the sorted rows.',
        params: [],
        returns: expect.objectContaining({ text: 'GridRowParams[]' }),
      }),
    ]);
  });

  it('has methods of all plans by the interface that declares them', () => {
    const { methods } = extractSharedObject(grid.context);
    expect(methods.map(({ group, name, plan }) => [group, name, plan])).toEqual([
      ['GridPinApi', 'pinColumn', 'pro'],
      ['GridSortApi', 'sortColumn', undefined],
    ]);
    expect(methods[1]?.signature?.params[0]?.description).toBe('The column.');
  });

  it('has no components that only say what to import instead', () => {
    expect(grid.context.exports.get('data-grid')?.has('DataGrid')).toBe(false);
  });
});

describe('a chart', () => {
  let charts: Fixture;
  beforeAll(async () => {
    charts = await createFixture(GAUGES);
    return charts.remove;
  });

  it('has a hook with what it takes and returns', () => {
    const hook = extractHook(charts.context, charts.getExport('charts', 'useGauge'));
    expect(hook).toMatchObject({
      description: 'Reads a gauge.',
      declaration: 'function useGauge(params: GaugeParams): { angle: number }',
    });
    expect(hook?.parameters.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['previous', undefined],
      ['value', true],
    ]);
    expect(hook?.returned.map(({ name, type }) => [name, type.text])).toEqual([['angle', 'number']]);
  });

  it('has types that mention themselves by id', () => {
    extractHook(charts.context, charts.getExport('charts', 'useGauge'));
    const types = extractNamedTypes(charts.context, new Map());
    const params = types.find(({ name }) => name === 'GaugeParams');
    expect(params).toMatchObject({ id: 'x-charts/GaugeParams', isExported: true, kind: 'interface' });
    expect(params?.members?.find(({ name }) => name === 'previous')?.type).toEqual({
      text: 'GaugeParams',
      types: { GaugeParams: 'x-charts/GaugeParams' },
    });
  });
});

it('reports JSDoc that does not parse, by package, file and symbol', async () => {
  const text = `export interface GaugeParams {
  /**
   * Reads a field.
   * @param {Field>} name The field.
   */
  read: (name: string) => void;
}
`;
  const { context, problems, getExport, remove } = await createFixture({
    '@mui/x-charts': { 'index.d.mts': text },
  });
  onTestFinished(remove);
  extractInterface(context, getExport('charts', 'GaugeParams'));
  expect(problems).toEqual([
    {
      file: 'node_modules/@mui/x-charts/index.d.mts',
      line: 6,
      message: expect.stringMatching(/`@param \{Field>\} name The field\.` of `read` in @mui\/x-charts/),
    },
  ]);
});
