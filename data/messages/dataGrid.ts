import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the data grid. */
export const dataGrid: readonly ExplainedMessage[] = [
  {
    message: 'The Data Grid component requires all rows to have a unique `id` property.',
    cause: {
      en: 'At least one row has no `id`, or your `getRowId` returned `null` or `undefined` for it. The last line of the message is that row. The line above says whether it came from the `rows` prop or from `updateRows()`.',
    },
    cure: {
      en: 'Give every row an `id`, or name the property that identifies it. Two rows with the same id do not cause this message. See [Give every row an id](/x/react-data-grid/quickstart/#give-every-row-an-id).',
    },
    code: {
      language: 'tsx',
      text: '<DataGrid rows={books} columns={columns} getRowId={(row) => row.isbn} />',
    },
  },
  {
    message: [
      'The parent DOM element of the Data Grid has an empty height.',
      'The parent DOM element of the Data Grid has an empty width.',
    ],
    cause: {
      en: 'The grid fills its parent, and the parent was 0 px high or wide when it was measured. That is so in a parent without a height of its own, in a closed tab or accordion, and below `display: none`. The console puts `MUI X: useResizeContainer -` before the text.',
    },
    cure: {
      en: 'Give the parent a size, or render the grid when it is shown. See [Give the grid a size](/x/react-data-grid/quickstart/#give-the-grid-a-size).',
    },
    code: {
      language: 'tsx',
      text: `<div style={{ height: 400, width: '100%' }}>
  <DataGrid rows={rows} columns={columns} />
</div>`,
    },
  },
  {
    message: [
      'Could not find the Data Grid context.',
      'Could not find the Data Grid private context.',
      'Could not find the Data Grid configuration context.',
      'useGridRootProps should only be used inside',
    ],
    cause: {
      en: 'A component of the grid or a hook such as `useGridApiContext` runs outside of a grid: beside it, or above it. If it stands inside, two versions of a grid package are bundled, and each has a context of its own.',
    },
    cure: {
      en: 'Render the component through a slot or `renderCell`. Outside of the grid, create the object with `useGridApiRef` and pass it as `apiRef`. For two versions, `npm ls` names who brings the second; see [Could not find the Data Grid context](/x/introduction/installation/#could-not-find-the-data-grid-context).',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-data-grid @mui/x-data-grid-pro @mui/x-data-grid-premium' },
  },
  {
    message: 'column type only accepts `Date` objects as values.',
    cause: {
      en: 'A column of type `date` or `dateTime` got a string, a number or an object of a date library. Empty values are fine. Row and field stand in the last line.',
    },
    cure: {
      en: 'Convert in `valueGetter`, and let empty values pass. See [Dates from an API](/x/react-data-grid/column-definition/#dates-from-an-api).',
    },
    code: {
      language: 'tsx',
      text: `const columns: GridColDef[] = [
  { field: 'sentAt', type: 'date', valueGetter: (value) => value && new Date(value) },
];`,
    },
  },
  {
    message: 'is not present in the `pageSizeOptions`.',
    cause: {
      en: 'The page size is not one of the choices, which are 25, 50 and 100 by default. The grid pages all the same, but hides the select.',
    },
    cure: { en: 'List the size that you set.' },
    code: {
      language: 'tsx',
      text: `<DataGrid
  rows={rows}
  columns={columns}
  initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
  pageSizeOptions={[10, 25, 50]}
/>`,
    },
  },
  {
    message: '`pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
    cause: {
      en: '`DataGrid` of the Community package got a page size above 100. The Pro and Premium grids have no such limit.',
    },
    cure: {
      en: 'Set 100 or less, and take larger numbers out of `pageSizeOptions`: the error also comes when a user picks one. See [Community plan](/x/introduction/licensing/#community-plan).',
    },
  },
  {
    message: "The `rowCount` prop must be passed using `paginationMode='server'`",
    cause: {
      en: 'With `paginationMode="server"` and without a `dataSource`, only you know how many rows there are, and `rowCount` is `undefined` or `null`. Often it is so during the first request only.',
    },
    cure: {
      en: 'Keep the last known count while a request runs. When the total is not known, pass `-1`. See [Load rows](/x/react-data-grid/quickstart/#load-rows).',
    },
    code: {
      language: 'tsx',
      text: `const countRef = React.useRef(0);
if (data) {
  countRef.current = data.total;
}

<DataGrid paginationMode="server" rowCount={countRef.current} rows={data?.rows ?? []} columns={columns} />;`,
    },
  },
  {
    message: [
      'Usage of the `rowCount` prop with client side pagination',
      'Usage of the `paginationMeta` prop with client-side pagination',
    ],
    cause: {
      en: 'With client-side pagination, which is the default, the grid counts the rows that you pass and ignores `rowCount` and `paginationMeta`.',
    },
    cure: { en: 'Remove the prop. If `rows` holds one page only, set `paginationMode="server"`.' },
  },
  {
    message: 'A call to `processRowUpdate()` threw an error which was not handled',
    cause: {
      en: 'Your `processRowUpdate` threw, or its promise was rejected. The cell or row stays in edit mode. The message is printed once and **without your error**. A missing return value causes it too, since the grid then has no row to work with.',
    },
    cure: { en: 'Handle the error, and return the row that was saved.' },
    code: {
      language: 'tsx',
      text: `<DataGrid
  rows={rows}
  columns={columns}
  processRowUpdate={(newRow) => saveRow(newRow)}
  onProcessRowUpdateError={(error) => setMessage(error.message)}
/>`,
    },
  },
  {
    message: [
      'A call to `dataSource.getRows()` threw an error',
      'A call to `dataSource.updateRow()` threw an error',
    ],
    cause: {
      en: 'The function of your data source threw, or its promise was rejected. The message does not show the error itself.',
    },
    cure: {
      en: 'Pass `onDataSourceError`. The error it gets has the original one as `cause` and the request as `params`. See [Server-side data](/x/react-data-grid/#server-side-data).',
    },
    code: {
      language: 'tsx',
      text: `<DataGrid
  columns={columns}
  dataSource={dataSource}
  onDataSourceError={(error) => console.error(error.cause, error.params)}
/>`,
    },
  },
  {
    message: ['No filter operator found for column', 'No filter operators found for column'],
    cause: {
      en: 'A filter item names an operator that the type of its column does not have: `contains` belongs to strings, numbers have `=`, `>` and others. Stored filter models cause it after a column has got another type.',
    },
    cure: {
      en: 'Use an operator of the column, which `apiRef.current.getColumn(field).filterOperators` lists, and check stored models before you pass them. For "No filter operators found", give the column operators, or set `filterable: false` and remove the item.',
    },
  },
  {
    message: [
      'The `filterModel` can only contain a single item',
      'The `sortModel` can only contain a single item',
    ],
    cause: {
      en: '`DataGrid` filters and sorts by one column at a time, whatever you set. It keeps the first item and drops the others. In the Pro and Premium grids you have set `disableMultipleColumnsFiltering` or `disableMultipleColumnsSorting`.',
    },
    cure: {
      en: 'Pass one item. For more you need the Pro package; see [Which package do I need?](/x/introduction/licensing/#which-package-do-i-need)',
    },
  },
  {
    message: [
      'The `id` field is required on `filterModel.items`',
      'The `operator` field is required on `filterModel.items`',
    ],
    cause: {
      en: 'An item of the filter model is incomplete. The grid goes on with a random id, or with the first operator of the column, so the filter may not be the one you mean.',
    },
    cure: { en: 'Write the items out.' },
    code: {
      language: 'ts',
      text: `const filterModel: GridFilterModel = {
  items: [
    { id: 1, field: 'rating', operator: '>=', value: 4 },
    { id: 2, field: 'country', operator: 'equals', value: 'Peru' },
  ],
};`,
    },
  },
  {
    message: '`rowSelectionModel` can only contain 1 item in DataGrid.',
    cause: {
      en: '`DataGrid` got several selected ids, or a model of type `exclude`, without `checkboxSelection`, or with `disableMultipleRowSelection`.',
    },
    cure: {
      en: 'Set `checkboxSelection`: with it the Community grid selects several rows too. See [Select rows](/x/react-data-grid/quickstart/#select-rows).',
    },
  },
  {
    message: 'You cannot update several rows at once in `apiRef.current.updateRows`',
    cause: { en: '`updateRows` of the Community grid takes one row a call.' },
    cure: { en: 'Call it once for each row, or pass a new `rows` array.' },
    code: { language: 'ts', text: 'updates.forEach((row) => apiRef.current?.updateRows([row]));' },
  },
  {
    message: 'No row with id #{id} found',
    cause: {
      en: 'A method of the API object got the id of a row that the grid does not have: it was removed or replaced, or not loaded yet. Callbacks that run later, after a request or a timer, often hold such an id.',
    },
    cure: { en: 'Ask first: `getRow` answers `null` instead of throwing.' },
    code: {
      language: 'ts',
      text: `if (apiRef.current?.getRow(id)) {
  apiRef.current.getCellParams(id, 'status');
}`,
    },
  },
  {
    message: [
      'The cell with id={id} and field={field} is not editable.',
      'The cell with id={id} and field={field} is not in {mode} mode.',
      'The row with id={id} is not in {mode} mode.',
    ],
    cause: {
      en: 'You call `startCellEditMode`, `stopCellEditMode`, `setEditCellValue` or the like, or set `cellModesModel` or `rowModesModel`, for a cell that is not editable or not in the mode this needs. Starting twice is the usual case.',
    },
    cure: {
      en: 'Set `editable: true` on the column, and see whether `isCellEditable` answers `false`. Before you start or stop, compare `getCellMode(id, field)` or `getRowMode(id)`. See [Editing values](/x/react-data-grid/column-definition/#editing-values).',
    },
  },
  {
    message: [
      'The path returned by `getTreeDataPath` should be unique.',
      'The values returned by `getGroupKey` for all the sibling rows should be unique.',
    ],
    cause: {
      en: 'Two rows of a tree have the same place: the same path, or the same key below one parent. The message names their ids and the path.',
    },
    cure: {
      en: 'End the path with something that only this row has, its id for example, and show the name in the grouping column.',
    },
    code: { language: 'ts', text: 'const getTreeDataPath = (row: Part) => [...row.parentIds, row.id];' },
  },
  {
    message: [
      'No getTreeDataPath given.',
      'No `getGroupKey` method provided with the dataSource.',
      'No `getChildrenCount` method provided with the dataSource.',
    ],
    cause: {
      en: '`treeData`, or grouping with a data source, is on, and the function that says where rows belong is missing.',
    },
    cure: {
      en: 'Pass `getTreeDataPath` with `treeData`. With a data source, give it `getGroupKey` and `getChildrenCount`.',
    },
  },
  {
    message: [
      'the CSV export might not display the value correctly.',
      'the Excel export might not display the value correctly.',
    ],
    cause: {
      en: 'The text of a cell is `[object Object]`. `renderCell` draws it on the screen, but files are made of formatted values.',
    },
    cure: {
      en: 'Return text from `valueFormatter`, or a plain value from `valueGetter`. See [Value formatter](/x/react-data-grid/column-definition/#value-formatter).',
    },
  },
  {
    message: [
      'You try to import Data Grid from @mui/x-data-grid-pro but',
      'You try to import Data Grid Premium from @mui/x-data-grid-pro but',
      'You try to import Data Grid from @mui/x-data-grid-premium but',
      'You try to import Data Grid Pro from @mui/x-data-grid-premium but',
    ],
    cause: {
      en: 'Each package has one grid, named after its plan. The other names are there to tell you. In a production build they render nothing instead.',
    },
    cure: {
      en: 'Import `DataGridPro` from `@mui/x-data-grid-pro`, `DataGridPremium` from `@mui/x-data-grid-premium`. See [Three packages](/x/react-data-grid/#three-packages).',
    },
  },
  {
    message: [
      'An element of the columnGroupingModel does not have either `field` or `groupId`.',
      'is used multiple times in the columnGroupingModel.',
      'columnGroupingModel contains duplicated field',
    ],
    cause: {
      en: 'In `columnGroupingModel`, a group has no `groupId`, two groups have the same, or a column stands in two groups.',
    },
    cure: {
      en: 'Give each group a `groupId` of its own, use `headerName` for the text that repeats, and list a field once.',
    },
  },
  {
    message: [
      'Missing the `getActions` property in the `GridColDef`.',
      'Invalid child type in `GridActionsCell`.',
    ],
    cause: {
      en: 'A column of type `actions` has neither `getActions` nor `renderCell`. Or a `GridActionsCell` has a child that is no `GridActionsCellItem`, which is left out.',
    },
    cure: {
      en: 'Render the items in `renderCell`, directly or in a fragment. For a component of your own around an item, set `suppressChildrenValidation`.',
    },
    code: {
      language: 'tsx',
      text: `const actions: GridColDef = {
  field: 'actions',
  type: 'actions',
  renderCell: (params) => (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={() => remove(params.id)} />
    </GridActionsCell>
  ),
};`,
    },
  },
  {
    message: '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
    cause: {
      en: '`autoPageSize` fits the number of rows to the height, `autoHeight` fits the height to the rows. Together neither has a measure.',
    },
    cure: { en: 'Remove one. With `autoPageSize` the parent needs a height.' },
  },
];
