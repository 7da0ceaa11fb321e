import { beforeEach, describe, expect, it } from 'vitest';
import { filterRows, type RowFilter } from '../../../src/client/api-page/filterRows';
import { readChunks } from '../../../src/client/api-page/readChunks';
import { createListPage } from './createListPage';

const ALL: RowFilter = { text: '', requiredOnly: false, hideDeprecated: false };

function findIds(root: ParentNode, filter: Partial<RowFilter>): string[] {
  return [...filterRows(readChunks(root), { ...ALL, ...filter })].map(({ element }) => element.id);
}

describe('filterRows', () => {
  it.each<[string, Partial<RowFilter>, string[]]>([
    ['nothing asked', {}, ['grid-prop-rows', 'grid-prop-pageSize', 'grid-css-cell']],
    ['only spaces', { text: '  ' }, ['grid-prop-rows', 'grid-prop-pageSize', 'grid-css-cell']],
    ['a part of a name, in any case', { text: 'PAGES' }, ['grid-prop-pageSize']],
    ['words of the text, in any order', { text: 'page many' }, ['grid-prop-pageSize']],
    ['signs that mean something elsewhere', { text: '.*' }, []],
    ['required rows', { requiredOnly: true }, ['grid-prop-rows']],
    ['current rows', { hideDeprecated: true }, ['grid-prop-rows', 'grid-css-cell']],
    ['both at once', { text: 'rows', hideDeprecated: true }, ['grid-prop-rows']],
  ])('%s', (_, filter, ids) => {
    expect(findIds(createListPage(), filter)).toEqual(ids);
  });
});

/** As the widget renders them: one row for several messages, one for each of the others. */
const ROWS = `
  <ul class="api-rows api-group">
    <li class="api-row" id="filter"><code data-message>MUI X: No filter operator found for column '<var>{field}</var>' and operator value '<var>{operator}</var>'.</code><code data-message>MUI X: No filter operators found for column '<var>{field}</var>'.</code><p>Use an operator of the column.</p></li>
  </ul>
  <section class="api-group">
    <li class="api-row" id="row"><code data-message>No row with id #<var>{id}</var> found</code></li>
    <li class="api-row" id="target"><code data-message>MUI X: Target row with id #<var>{id}</var> not found in current view.</code></li>
  </section>`;

describe('filterRows over messages', () => {
  beforeEach(() => {
    document.body.innerHTML = ROWS;
  });

  it.each([
    ['', ['filter', 'row', 'target']],
    ['operator column', ['filter']],
    ['use an operator', ['filter']],
    ['row id', ['row', 'target']],
    ["Uncaught Error: MUI X: No filter operators found for column 'age'.    at a (b.js:1:2)", ['filter']],
    ['Error: No row with id #17 found\n    at getCellParams (DataGrid.js:12:3)', ['row']],
    ['MUI X: Target row with id #5 not found in current view.', ['target']],
    // All of its words are in another row too.
    ['No row with id #5 found', ['row']],
    // Two lines of a console.
    [
      'MUI X: No row with id #5 found. MUI X: Target row with id #5 not found in current view.',
      ['row', 'target'],
    ],
    ['MUI X: useResizeContainer - something new', []],
  ])('%j shows %j', (text, ids) => {
    expect(findIds(document.body, { text })).toEqual(ids);
  });
});
