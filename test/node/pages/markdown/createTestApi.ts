import type { ApiMember } from '../../../../src/node/api/types/apiMember';
import type { ApiComponent, ApiInterface } from '../../../../src/node/api/types/apiPage';
import type { ProductFolder } from '../../../../src/shared/products/products';
import { createRenderDoc, type RenderDoc } from '../../../../src/node/pages/api-pages/createRenderDoc';
import {
  createTableRenderer,
  type RenderApiTable,
} from '../../../../src/node/pages/api-pages/createTableRenderer';
import { ApiLookup, type LinkedApiPage } from '../../../../src/node/api/apiLookup';

function createSymbol(name: string, pathname: string, product: ProductFolder = 'data-grid') {
  return {
    name,
    exportName: name,
    product,
    pathname,
    packageName: `@mui/x-${product}`,
    version: '8.0.0',
    imports: [],
    sourceFile: `${name}/${name}.mjs`,
  };
}

function createMember(name: string, type: string, more: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { text: type }, ...more };
}

type ComponentParts = Partial<Pick<ApiComponent, 'props' | 'slots' | 'classes'>>;

export function createComponent(
  name: string,
  pathname: string,
  parts: ComponentParts = {},
): ApiComponent & { pathname: string } {
  const empty = { props: [], inherited: [], slots: [], classes: [] };
  return { ...createSymbol(name, pathname), kind: 'component', ...empty, ...parts };
}

const columnDefinition: ApiInterface & { pathname: string } = {
  ...createSymbol('GridColDef', '/x/api/data-grid/grid-col-def'),
  kind: 'interface',
  members: [
    createMember('field', 'string', { isRequired: true, description: 'Names the column.' }),
    createMember('width', 'number', { default: '100' }),
  ],
};

const rowsProp = { text: 'GridRowsProp', types: { GridRowsProp: 'x-data-grid/GridRowsProp' } };

/** A small API: what the directives of a guide find. */
export const TEST_PAGES: LinkedApiPage[] = [
  createComponent('DataGrid', '/x/api/data-grid/data-grid', {
    props: [
      createMember('density', 'GridDensity', { default: '"standard"' }),
      createMember('rows', 'GridRowsProp', { type: rowsProp }),
      createMember('toolbar', 'boolean'),
    ],
    slots: [{ name: 'toolbar' }, { name: 'footer' }],
    classes: [{ key: 'row', className: 'MuiDataGrid-row' }],
  }),
  createComponent('DataGridPro', '/x/api/data-grid/data-grid-pro', {
    props: [createMember('rows', 'GridRowsProp', { type: rowsProp }), createMember('treeData', 'boolean')],
  }),
  columnDefinition,
];

/** What a guide is given of the API in tests. */
export async function createTestApi(
  pathnames: ReadonlySet<string>,
): Promise<{ api: ApiLookup; renderApiTable: RenderApiTable; renderDoc: RenderDoc }> {
  const types = new Map([
    [
      'x-data-grid/GridRowsProp',
      {
        id: 'x-data-grid/GridRowsProp',
        name: 'GridRowsProp',
        product: 'data-grid' as const,
        isExported: true,
        kind: 'alias' as const,
      },
    ],
  ]);
  const api = new ApiLookup({
    pages: TEST_PAGES,
    exports: ['DataGrid', 'GridColDef', 'GridRowsProp', 'GridDensity'],
    events: ['rowClick', 'rowDoubleClick'],
    types,
  });
  const renderDoc = await createRenderDoc(pathnames);
  const renderApiTable = createTableRenderer({
    lookup: api,
    types,
    pathnames,
    renderDoc,
    events: [
      { name: 'rowClick', description: 'Fired when a row is clicked.', params: { text: 'GridRowParams' } },
      { name: 'rowOrderChange', plan: 'pro' },
    ],
    selectors: [
      {
        name: 'gridDensitySelector',
        returns: { text: 'GridDensity' },
        params: [],
      },
      {
        name: 'gridSortModelSelector',
        category: 'Sorting',
        returns: { text: 'GridSortModel' },
        params: [],
      },
    ],
    objects: [
      {
        name: 'GridApi',
        product: 'data-grid',
        methods: [
          { name: 'setPage', group: 'GridPaginationModelApi', type: { text: '(page: number) => void' } },
          { name: 'sortColumn', group: 'GridSortApi', type: { text: '(field: string) => void' } },
        ],
      },
    ],
  });
  return { api, renderApiTable, renderDoc };
}
