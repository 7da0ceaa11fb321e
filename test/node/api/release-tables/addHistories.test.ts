import { describe, expect, it } from 'vitest';
import { addHistories } from '../../../../src/node/api/release-tables/addHistories';
import { foldReleases } from '../../../../src/node/api/release-tables/foldReleases';
import type { ApiPage } from '../../../../src/node/api/types/apiPage';
import type { ReleaseChange } from '../../../../src/shared/products/releases';
import { createApiComponent, createApiInterface } from '../../pages/api-pages/createApiPage';

const TYPE = { text: 'number' };

const NO_TABLES = { events: [], selectors: [], objects: [], messages: [] };

const SINCE = { since: { minor: '8.1' }, changes: [] };

/** Adds what one minor version of the grid added. */
function add(changes: Omit<ReleaseChange, 'kind'>[], { pages = [], tables = {} }: Extracted) {
  const { findHistory } = foldReleases({
    minors: [
      { minor: '8.1', packages: {}, changes: changes.map((change) => ({ kind: 'added', ...change })) },
    ],
  });
  const { pages: done, ...others } = addHistories(
    {
      pages: new Map(pages.map((page) => [page.name, page])),
      types: [],
      tables: { ...NO_TABLES, ...tables },
    },
    { 'data-grid': findHistory },
  );
  return { pages: [...done.values()], ...others };
}

interface Extracted {
  pages?: ApiPage[];
  tables?: Partial<Parameters<typeof addHistories>[0]['tables']>;
}

describe('addHistories', () => {
  it('tells since when a component has its props, slots and classes', () => {
    const owners = ['DataGridPro'];
    const component = createApiComponent({
      props: [
        { name: 'rows', type: TYPE },
        { name: 'undo', type: TYPE },
      ],
      slots: [{ name: 'undoIcon' }],
      classes: [{ key: 'undoCell', className: 'MuiDataGrid-undoCell' }],
    });
    const { pages } = add(
      [
        { what: 'prop', name: 'undo', owners },
        { what: 'slot', name: 'undoIcon', owners },
        { what: 'class', name: 'undoCell', owners },
      ],
      { pages: [component] },
    );
    expect(pages[0]).toMatchObject({
      props: [{ name: 'rows' }, { name: 'undo', history: SINCE }],
      slots: [{ name: 'undoIcon', history: SINCE }],
      classes: [{ key: 'undoCell', history: SINCE }],
    });
    expect(pages[0]).not.toHaveProperty('history');
    expect(pages[0]).not.toHaveProperty('props.0.history');
  });

  it('tells it of a type and its fields', () => {
    const page = createApiInterface({ members: [{ name: 'field', type: TYPE }] });
    const { pages } = add(
      [
        { what: 'export', name: 'GridColDef' },
        { what: 'member', name: 'field', owners: ['GridColDef'] },
      ],
      { pages: [page] },
    );
    expect(pages[0]).toMatchObject({ history: SINCE, members: [{ history: SINCE }] });
  });

  it('finds a method of the grid with the component of its plan', () => {
    const createMethod = (plan?: 'pro' | 'premium') => ({
      name: 'undo',
      group: 'GridHistoryApi',
      type: TYPE,
      plan,
    });
    const { tables } = add([{ what: 'method', name: 'undo', owners: ['DataGridPremium'] }], {
      tables: {
        objects: [
          { name: 'GridApi', product: 'data-grid', methods: [createMethod(), createMethod('premium')] },
        ],
      },
    });
    expect(tables.objects[0]?.methods.map(({ history }) => history)).toEqual([undefined, SINCE]);
  });

  it('tells it of events and selectors of the grid', () => {
    const { tables } = add(
      [
        { what: 'event', name: 'undo' },
        { what: 'export', name: 'gridUndoSelector' },
      ],
      {
        tables: {
          events: [{ name: 'undo' }],
          selectors: [{ name: 'gridUndoSelector', returns: TYPE, params: [] }],
        },
      },
    );
    expect(tables.events[0]?.history).toEqual(SINCE);
    expect(tables.selectors[0]?.history).toEqual(SINCE);
  });

  it('leaves a product without a table as it is', () => {
    const component = createApiComponent({ product: 'charts', props: [{ name: 'undo', type: TYPE }] });
    const { pages } = add([{ what: 'prop', name: 'undo', owners: ['DataGridPro'] }], { pages: [component] });
    expect(pages).toEqual([component]);
  });
});
