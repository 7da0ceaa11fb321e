import type { OlderVersion, Product, VersionedPart } from '../src/shared/products/products';

const v7: OlderVersion = { text: 'v7', origin: 'https://mui.com' };
const v6: OlderVersion = { text: 'v6', origin: 'https://v6.mui.com' };
const v5: OlderVersion = { text: 'v5', origin: 'https://v5.mui.com' };
/** That release documents one component of the suite, among those of Material UI. */
const v4: OlderVersion = { text: 'v4', origin: 'https://v4.mui.com', path: '/components/data-grid/' };

/** Stands in for a product on pages that belong to none. */
export const suite: VersionedPart = {
  metadata: '',
  name: 'MUI X',
  pathname: '/x/introduction',
  olderVersions: [v7, v6, v5, v4],
};

/** The products of the suite, in the order of the menu. */
export const products: readonly Product[] = [
  {
    id: 'x-data-grid',
    metadata: 'MUI X',
    name: 'Data Grid',
    pathname: '/x/react-data-grid',
    folder: 'data-grid',
    apiPathname: '/x/api/data-grid',
    packageName: '@mui/x-data-grid',
    paidPackages: ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    foundations: ['@mui/x-internals', '@mui/x-virtualizer'],
    localeModule: '@mui/x-data-grid/locales',
    localizedComponent: 'MuiDataGrid',
    apiObject: {
      name: 'GridApi',
      component: 'DataGrid',
      events: 'GridEventLookup',
      eventsPathname: '/x/react-data-grid/events',
      selectorPrefix: 'grid',
    },
    // A table of three columns.
    drawing: { lines: 'M2 2H198V88H2ZM2 30H198M2 59H198M67 2V88M133 2V88' },
    olderVersions: [v7, v6, v5, v4],
  },
  {
    id: 'x-date-pickers',
    metadata: 'MUI X',
    name: 'Date Pickers',
    pathname: '/x/react-date-pickers',
    folder: 'date-pickers',
    apiPathname: '/x/api/date-pickers',
    packageName: '@mui/x-date-pickers',
    paidPackages: ['@mui/x-date-pickers-pro'],
    foundations: ['@mui/x-internals'],
    localeModule: '@mui/x-date-pickers/locales',
    localizedComponent: 'MuiLocalizationProvider',
    dateType: 'PickerValidDate',
    // A sheet of a calendar, with one day chosen.
    drawing: {
      lines: 'M2 14H198V88H2ZM2 36H198M52 2V24M148 2V24',
      shapes: 'M88 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z',
    },
    olderVersions: [v7, v6, { ...v5, path: '/x/react-date-pickers/getting-started/' }],
  },
  {
    id: 'x-charts',
    metadata: 'MUI X',
    name: 'Charts',
    pathname: '/x/react-charts',
    folder: 'charts',
    apiPathname: '/x/api/charts',
    packageName: '@mui/x-charts',
    paidPackages: ['@mui/x-charts-pro', '@mui/x-charts-premium'],
    foundations: ['@mui/x-internals', '@mui/x-internal-gestures'],
    localeModule: '@mui/x-charts/locales',
    hasComputedProps: true,
    // Bars on their axis.
    drawing: {
      lines: 'M2 88H198',
      shapes: 'M14 52h18v32h-18ZM53 26h18v58h-18ZM92 42h18v42h-18ZM131 10h18v74h-18ZM170 34h18v50h-18Z',
    },
    olderVersions: [v7, v6],
  },
  {
    id: 'x-tree-view',
    metadata: 'MUI X',
    name: 'Tree View',
    pathname: '/x/react-tree-view',
    folder: 'tree-view',
    apiPathname: '/x/api/tree-view',
    packageName: '@mui/x-tree-view',
    paidPackages: ['@mui/x-tree-view-pro'],
    foundations: ['@mui/x-internals'],
    // An item with two below it.
    drawing: { lines: 'M2 8H92M30 8V78M30 42H54M64 42H144M30 78H54M64 78H174' },
    // Unlike the others, this address is linked without a trailing slash.
    olderVersions: [v7, { ...v6, path: '/x/react-tree-view/getting-started' }],
  },
];
