import { readSearchWords } from '../../../../src/node/base/texts/readSearchWords';
import type { SearchIndex, SearchPage, SearchRecord } from '../../../../src/shared/search/searchIndex';

/** Pages of two products and of the suite, in the order in which they are preferred. */
const PAGES: SearchPage[] = [
  { pathname: '/x/react-data-grid', title: 'Data Grid', product: 'data-grid', trail: [] },
  { pathname: '/x/react-charts', title: 'Charts', product: 'charts', trail: [] },
  { pathname: '/x/introduction/licensing', title: 'Licensing', trail: ['Introduction'] },
  { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid API', product: 'data-grid', trail: [] },
  { pathname: '/x/api/data-grid/grid-col-def', title: 'GridColDef API', product: 'data-grid', trail: [] },
  { pathname: '/x/api/charts/bar-chart', title: 'BarChart API', product: 'charts', trail: [] },
];

type Record = Omit<SearchRecord, 'pages'>;

const RECORDS: [pathname: string, ...records: Record[]][] = [
  [
    '/x/react-data-grid',
    { kind: 'page', name: 'Data Grid' },
    { kind: 'heading', name: 'Pagination', hash: 'pagination' },
    { kind: 'heading', name: 'Page size', hash: 'page-size', parent: 'Pagination' },
    { kind: 'heading', name: 'Server-side data', hash: 'server-side-data' },
    { kind: 'demo', name: 'Order grid', hash: 'OrderGrid.tsx', parent: 'Pagination' },
    { kind: 'message', name: 'No row with id #{id} found', hash: 'message-no-row-with-id' },
    { kind: 'event', name: 'rowClick' },
    { kind: 'type', name: 'GridRowsProp' },
  ],
  [
    '/x/react-charts',
    { kind: 'page', name: 'Charts' },
    { kind: 'heading', name: 'Pagination', hash: 'pagination' },
    { kind: 'heading', name: 'Colors of bars', hash: 'colors-of-bars' },
  ],
  ['/x/introduction/licensing', { kind: 'page', name: 'Licensing' }],
  [
    '/x/api/data-grid/data-grid',
    { kind: 'component', name: 'DataGrid' },
    { kind: 'prop', name: 'pageSizeOptions', type: 'number[]', default: '[25, 50, 100]' },
    { kind: 'prop', name: 'paginationModel' },
    { kind: 'prop', name: 'rows' },
    { kind: 'prop', name: 'loading' },
    { kind: 'prop', name: 'autoHeight', deprecation: 'Use flex instead.' },
    { kind: 'prop', name: 'height' },
    { kind: 'slot', name: 'toolbar' },
    { kind: 'class', name: 'MuiDataGrid-root' },
  ],
  [
    '/x/api/data-grid/grid-col-def',
    { kind: 'interface', name: 'GridColDef' },
    { kind: 'prop', name: 'valueFormatter' },
    { kind: 'prop', name: 'width' },
  ],
  [
    '/x/api/charts/bar-chart',
    { kind: 'component', name: 'BarChart' },
    { kind: 'prop', name: 'loading' },
    { kind: 'prop', name: 'colors' },
  ],
];

/** A small site: what is found in it, and in which order, is easily told. */
export function createIndex(parts: Partial<SearchIndex> = {}): SearchIndex {
  const records = RECORDS.flatMap(([pathname, ...found]) => {
    const position = PAGES.findIndex((page) => page.pathname === pathname);
    return found.map((record): SearchRecord => ({ ...record, pages: [position] }));
  });
  return {
    pages: PAGES,
    records,
    words: readSearchWords('en'),
    synonyms: [],
    shards: [],
    paragraphsPrefix: '/x/search-texts/en/1f',
    ...parts,
  };
}
