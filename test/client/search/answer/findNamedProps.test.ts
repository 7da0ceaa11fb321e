import { describe, expect, it } from 'vitest';
import { findNamedProps } from '../../../../src/client/search/answer/findNamedProps';
import type { SearchHit } from '../../../../src/client/search/engine/createSearchEngine';
import type { SearchRecord } from '../../../../src/shared/search/searchIndex';

const prop = (name: string, page = 0, type = 'boolean'): SearchRecord => ({
  kind: 'prop',
  name,
  pages: [page],
  type,
});

const INDEX = {
  pages: [{ product: 'data-grid' }, { product: 'charts' }],
  records: [
    prop('rowSpanning'),
    prop('density'),
    prop('skipAnimation', 1),
    prop('pageSizeOptions', 0, 'ReadonlyArray<number>'),
    prop('autoHeight'),
    prop('initialState', 0, '{'.repeat(80)),
    { kind: 'event', name: 'rowClick', pages: [0], type: 'x' },
  ] as SearchRecord[],
};

const HIT: SearchHit = {
  id: '0 0',
  record: { kind: 'heading', name: 'Merge cells', pages: [0] },
  page: { pathname: '/x/react-data-grid/cells', title: 'Cells', trail: [], product: 'data-grid' },
  hash: 'merge-cells',
  score: 1,
  certainty: 1,
  textWords: [],
  others: [],
};

describe('findNamedProps', () => {
  it.each([
    ['To merge cells, set rowSpanning on the grid.', ['rowSpanning']],
    ['density sets the height of rows.', ['density']],
    ['The density of the grid.', []],
    ['skipAnimation is a prop of charts.', []],
    ['rowClick is an event.', []],
    ['initialState has a long type.', []],
    ['Set autoHeight, rowSpanning and pageSizeOptions.', ['autoHeight', 'rowSpanning']],
    ['rowSpanning and rowSpanning', ['rowSpanning']],
    ['', []],
  ])('finds the props of %j', (sentence, names) => {
    expect(findNamedProps(sentence, HIT, INDEX).map(({ name }) => name)).toEqual(names);
  });
});
