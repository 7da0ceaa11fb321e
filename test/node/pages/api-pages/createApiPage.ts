import type { ApiComponent, ApiInterface } from '../../../../src/node/api/types/apiPage';

/** A component's API; what is not given is of no interest to the test. */
export function createApiComponent(
  component: Partial<ApiComponent> = {},
): ApiComponent & { pathname: string } {
  return {
    kind: 'component',
    exportName: 'DataGridPro',
    name: 'DataGridPro',
    product: 'data-grid',
    packageName: '@mui/x-data-grid-pro',
    version: '8.29.3',
    imports: [
      {
        specifier: '@mui/x-data-grid-pro',
        line: "import { DataGridPro } from '@mui/x-data-grid-pro';",
      },
    ],
    sourceFile: 'DataGridPro/DataGridPro.mjs',
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    pathname: '/x/api/data-grid/data-grid-pro',
    ...component,
  };
}

/** An interface's API; what is not given is of no interest to the test. */
export function createApiInterface(symbol: Partial<ApiInterface> = {}): ApiInterface & { pathname: string } {
  const {
    props: _props,
    inherited: _inherited,
    slots: _slots,
    classes: _classes,
    ...common
  } = createApiComponent();
  return {
    ...common,
    kind: 'interface',
    exportName: 'GridColDef',
    name: 'GridColDef',
    members: [],
    pathname: '/x/api/data-grid/grid-col-def',
    ...symbol,
  };
}
