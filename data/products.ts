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
    // Unlike the others, this address is linked without a trailing slash.
    olderVersions: [v7, { ...v6, path: '/x/react-tree-view/getting-started' }],
  },
];
