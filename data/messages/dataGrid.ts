import type { ExplainedMessage } from '../../src/shared/page/messages';

/** Messages of the data grid. */
export const dataGrid: readonly ExplainedMessage[] = [
  {
    message: 'The Data Grid component requires all rows to have a unique `id` property.',
    cause: {
      en: 'A row has no `id`, or your `getRowId` returned `null` or `undefined`. The last line of the message shows the row. The line above names the source: the `rows` prop or `updateRows()`.',
      zh: '有一行没有 `id`，或者你的 `getRowId` 返回了 `null` 或 `undefined`。消息的最后一行显示该行，上一行指明来源是 `rows` 属性还是 `updateRows()`。',
    },
    cure: {
      en: 'Set an `id` on every row, or return the id from `getRowId`. This message does not report two rows with the same id. See [Give every row an id](/x/react-data-grid/quickstart/#give-every-row-an-id).',
      zh: '请给每一行设置 `id`，或者用 `getRowId` 返回 id。两行的 id 相同不会引起这条消息。见[给每一行一个 id](/x/react-data-grid/quickstart/#give-every-row-an-id)。',
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
      en: 'The grid fills its parent, and the parent had a height or width of 0 px when the grid measured it. Common causes are a parent without a height, a tab or accordion that is closed, and `display: none`. In the console, the message starts with `MUI X: useResizeContainer -`.',
      zh: '数据网格会填满父元素，而测量时父元素的高度或宽度为 0 px。常见的原因是父元素没有设置高度、标签页或手风琴没有打开，以及 `display: none`。在控制台中，消息以 `MUI X: useResizeContainer -` 开头。',
    },
    cure: {
      en: 'Set a size on the parent, or render the grid only while it is visible. See [Give the grid a size](/x/react-data-grid/quickstart/#give-the-grid-a-size).',
      zh: '请给父元素设置尺寸，或者只在可见时渲染数据网格。见[给数据网格设置尺寸](/x/react-data-grid/quickstart/#give-the-grid-a-size)。',
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
      en: 'A component of the grid, or a hook such as `useGridApiContext`, is used outside the grid. If the component is inside the grid, two versions of a grid package are installed, and each version has its own context.',
      zh: '在表格之外使用了数据网格的组件，或者 `useGridApiContext` 之类的 Hook。如果该组件位于表格之内，则是安装了两个版本的包，每个版本各有自己的 context。',
    },
    cure: {
      en: 'Render the component in a slot or in `renderCell`. Outside the grid, create the ref with `useGridApiRef` and pass it to `apiRef`. If two versions are installed, `npm ls` shows which package depends on the second one. See [Could not find the Data Grid context](/x/introduction/installation/#could-not-find-the-data-grid-context).',
      zh: '请在插槽或 `renderCell` 中渲染该组件。在表格之外，请用 `useGridApiRef` 创建 ref，并传给 `apiRef`。如果安装了两个版本，`npm ls` 会显示是哪个包依赖第二个版本，见 [Could not find the Data Grid context](/x/introduction/installation/#could-not-find-the-data-grid-context)。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-data-grid @mui/x-data-grid-pro @mui/x-data-grid-premium' },
  },
  {
    message: 'column type only accepts `Date` objects as values.',
    cause: {
      en: 'A column of type `date` or `dateTime` received a string, a number or an object of a date library. Empty values are allowed. The last line of the message shows the row id and the field.',
      zh: '类型为 `date` 或 `dateTime` 的列收到了字符串、数字或日期库的对象。空值是允许的。消息的最后一行显示行的 id 和列的 `field`。',
    },
    cure: {
      en: 'Convert the value in `valueGetter`, and return empty values unchanged. See [Dates from an API](/x/react-data-grid/column-definition/#dates-from-an-api).',
      zh: '请在 `valueGetter` 中转换，空值则原样返回。见[来自 API 的日期](/x/react-data-grid/column-definition/#dates-from-an-api)。',
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
      en: 'The page size is not in `pageSizeOptions`, which contains 25, 50 and 100 by default. Pagination works, but the grid hides the select for the page size.',
      zh: '每页行数不在 `pageSizeOptions` 之中，它默认包含 25、50 和 100。分页仍然有效，但表格会隐藏选择每页行数的选择框。',
    },
    cure: { en: 'Add your page size to `pageSizeOptions`.', zh: '请把你的每页行数加入 `pageSizeOptions`。' },
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
      en: '`DataGrid` of the Community package received a page size above 100. `DataGridPro` and `DataGridPremium` have no limit.',
      zh: '社区版的 `DataGrid` 收到了大于 100 的每页行数。`DataGridPro` 和 `DataGridPremium` 没有这个限制。',
    },
    cure: {
      en: 'Set 100 or less, and remove larger numbers from `pageSizeOptions`. The error also occurs when a user selects one of them. See [Community plan](/x/introduction/licensing/#community-plan).',
      zh: '请设为 100 或更小的值，并从 `pageSizeOptions` 中去掉更大的数字。用户选中这样的数字时也会出现这个错误。见[社区版](/x/introduction/licensing/#community-plan)。',
    },
  },
  {
    message: "The `rowCount` prop must be passed using `paginationMode='server'`",
    cause: {
      en: '`paginationMode="server"` is set without a `dataSource`, and `rowCount` is `undefined` or `null`. Often the count is missing only during the first request.',
      zh: '设置了 `paginationMode="server"` 而没有设置 `dataSource`，并且 `rowCount` 是 `undefined` 或 `null`。总数往往只在第一次请求期间缺失。',
    },
    cure: {
      en: 'Keep the last known count during a request. If the total is unknown, pass `-1`. See [Load rows](/x/react-data-grid/quickstart/#load-rows).',
      zh: '请在请求期间保留最后一次得到的总数。如果总数未知，请传入 `-1`。见[加载行](/x/react-data-grid/quickstart/#load-rows)。',
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
      en: 'Pagination is client-side, which is the default. The grid then counts the rows that you pass, and ignores `rowCount` and `paginationMeta`.',
      zh: '使用的是默认的客户端分页。此时表格自己计算传入的行数，忽略 `rowCount` 和 `paginationMeta`。',
    },
    cure: {
      en: 'Remove the prop. If `rows` contains only one page, set `paginationMode="server"`.',
      zh: '请去掉该属性。如果 `rows` 只包含一页，请设置 `paginationMode="server"`。',
    },
  },
  {
    message: 'A call to `processRowUpdate()` threw an error which was not handled',
    cause: {
      en: 'Your `processRowUpdate` threw an error, its promise was rejected, or it returned no row. The cell or row stays in edit mode. The message is printed once, only in development, and **does not contain your error**.',
      zh: '你的 `processRowUpdate` 抛出了错误、它的 Promise 被拒绝，或者它没有返回行。单元格或行会停留在编辑模式。这条消息只在开发环境中打印一次，并且**不含你的错误**。',
    },
    cure: {
      en: 'Handle the error in `onProcessRowUpdateError`, and return the saved row.',
      zh: '请在 `onProcessRowUpdateError` 中处理错误，并返回已保存的行。',
    },
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
      en: 'The function of your data source threw an error, or its promise was rejected. The message is printed once, only in development, and does not contain the error.',
      zh: '数据源的函数抛出了错误，或者它的 Promise 被拒绝。这条消息只在开发环境中打印一次，并且不含该错误。',
    },
    cure: {
      en: 'Pass `onDataSourceError`. It receives an error whose `cause` is the original error and whose `params` are those of the request. See [Server-side data](/x/react-data-grid/server-side-data/).',
      zh: '请传入 `onDataSourceError`。它收到一个错误，其 `cause` 是原来的错误，`params` 是请求的参数。见[服务端数据](/x/react-data-grid/server-side-data/)。',
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
      en: 'A filter item has an operator that its column does not support. For example, `contains` exists for strings, and `=` and `>` for numbers. Saved filter models cause this message after the type of a column has changed.',
      zh: '筛选条件使用了该列不支持的运算符。例如，`contains` 用于字符串，`=` 和 `>` 用于数字。列的类型改变之后，以前保存的筛选模型也会引起这条消息。',
    },
    cure: {
      en: 'Use an operator from `apiRef.current.getColumn(field).filterOperators`, and check saved models before you pass them. For "No filter operators found", set `filterOperators` on the column, or remove the filter item.',
      zh: '请使用 `apiRef.current.getColumn(field).filterOperators` 中的运算符，并在传入保存过的模型之前检查它。如果消息是“No filter operators found”，请给该列设置 `filterOperators`，或者去掉该筛选条件。',
    },
  },
  {
    message: [
      'The `filterModel` can only contain a single item',
      'The `sortModel` can only contain a single item',
    ],
    cause: {
      en: '`DataGrid` supports one filter item and one sort item. It uses the first item and ignores the others. In `DataGridPro` and `DataGridPremium`, `disableMultipleColumnsFiltering` or `disableMultipleColumnsSorting` is set.',
      zh: '`DataGrid` 只支持一个筛选条件和一个排序项。它使用第一项，忽略其他项。在 `DataGridPro` 和 `DataGridPremium` 中，则是设置了 `disableMultipleColumnsFiltering` 或 `disableMultipleColumnsSorting`。',
    },
    cure: {
      en: 'Pass one item. Several items require the Pro package. See [Which package do I need?](/x/introduction/licensing/#which-package-do-i-need)',
      zh: '请只传入一项。多项需要 Pro 版的包，见[我需要哪个包？](/x/introduction/licensing/#which-package-do-i-need)',
    },
  },
  {
    message: [
      'The `id` field is required on `filterModel.items`',
      'The `operator` field is required on `filterModel.items`',
    ],
    cause: {
      en: 'An item of the filter model has no `id` or no `operator`. The grid uses a random id, or the first operator of the column. The result may differ from the filter that you intended.',
      zh: '筛选模型中有一项缺少 `id` 或 `operator`。表格会使用随机的 id，或者该列的第一个运算符，因此结果可能与你想要的筛选不同。',
    },
    cure: {
      en: 'Set `id`, `field` and `operator` on every item.',
      zh: '请给每一项设置 `id`、`field` 和 `operator`。',
    },
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
      en: '`DataGrid` received several selected ids, or a model of type `exclude`, and `checkboxSelection` is not set or `disableMultipleRowSelection` is set.',
      zh: '`DataGrid` 收到了多个选中的 id，或者 `exclude` 类型的模型，而没有设置 `checkboxSelection`，或者设置了 `disableMultipleRowSelection`。',
    },
    cure: {
      en: 'Set `checkboxSelection`. The Community grid can then select several rows. See [Select rows](/x/react-data-grid/quickstart/#select-rows).',
      zh: '请设置 `checkboxSelection`，这样社区版的表格也能选择多行。见[选择行](/x/react-data-grid/quickstart/#select-rows)。',
    },
  },
  {
    message: 'You cannot update several rows at once in `apiRef.current.updateRows`',
    cause: {
      en: '`updateRows` of the Community grid accepts one row per call.',
      zh: '社区版表格的 `updateRows` 每次调用只接收一行。',
    },
    cure: {
      en: 'Call it once for each row, or pass a new `rows` array. See [Update rows](/x/react-data-grid/api-object/#update-rows).',
      zh: '请对每一行各调用一次，或者传入新的 `rows` 数组。见[更新行](/x/react-data-grid/api-object/#update-rows)。',
    },
    code: { language: 'ts', text: 'updates.forEach((row) => apiRef.current?.updateRows([row]));' },
  },
  {
    message: 'No row with id #{id} found',
    cause: {
      en: 'A method of the API object received the id of a row that does not exist. The row was removed or replaced, or it is not loaded yet. This often happens in callbacks that run after a request or a timer.',
      zh: 'API 对象的某个方法收到了不存在的行的 id。该行已被移除或替换，或者尚未加载。这常常发生在请求或定时器之后才运行的回调中。',
    },
    cure: {
      en: 'Check the row first. `getRow` returns `null` if the row does not exist.',
      zh: '请先检查该行是否存在。行不存在时，`getRow` 返回 `null`。',
    },
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
      en: 'The cell or row is not editable, or it is in the wrong mode. The cause is a call of a method such as `startCellEditMode`, `stopCellEditMode` or `setEditCellValue`, or a change of `cellModesModel` or `rowModesModel`. For example, your code starts the editing of a cell that is already in edit mode.',
      zh: '单元格或行不可编辑，或者模式不符。原因是调用了 `startCellEditMode`、`stopCellEditMode`、`setEditCellValue` 等方法，或者更改了 `cellModesModel` 或 `rowModesModel`。例如，代码对已处于编辑模式的单元格再次开始编辑。',
    },
    cure: {
      en: 'Set `editable: true` on the column, and check that your `isCellEditable` does not return `false`. Before you start or stop, check `getCellMode(id, field)` or `getRowMode(id)`. See [Editing values](/x/react-data-grid/column-definition/#editing-values).',
      zh: '请在列上设置 `editable: true`，并检查你的 `isCellEditable` 没有返回 `false`。在开始或结束之前，请先检查 `getCellMode(id, field)` 或 `getRowMode(id)`。见[编辑值](/x/react-data-grid/column-definition/#editing-values)。',
    },
  },
  {
    message: [
      'The path returned by `getTreeDataPath` should be unique.',
      'The values returned by `getGroupKey` for all the sibling rows should be unique.',
    ],
    cause: {
      en: 'Two rows have the same path, or two rows with the same parent have the same key. The message shows the ids of the rows and the path.',
      zh: '有两行的路径相同，或者同一个父级的两行的键相同。消息显示这两行的 id 和路径。',
    },
    cure: {
      en: 'End the path with a value that is unique to the row, such as its id, and show the name in the grouping column.',
      zh: '请让路径以该行独有的值结尾，例如它的 id，并在分组列中显示名称。',
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
      en: 'Tree data, or grouping with a data source, is turned on, but the functions that return the position of a row are missing.',
      zh: '启用了树形数据或数据源的分组，但缺少返回行的位置的函数。',
    },
    cure: {
      en: 'With `treeData`, pass `getTreeDataPath`. With a data source, add `getGroupKey` and `getChildrenCount` to it.',
      zh: '使用 `treeData` 时，请传入 `getTreeDataPath`。使用数据源时，请在其中添加 `getGroupKey` 和 `getChildrenCount`。',
    },
  },
  {
    message: [
      'the CSV export might not display the value correctly.',
      'the Excel export might not display the value correctly.',
    ],
    cause: {
      en: 'The formatted value of a cell is `[object Object]`. `renderCell` changes only the screen. Exports use the formatted values.',
      zh: '单元格格式化后的值是 `[object Object]`。`renderCell` 只改变屏幕上的内容，导出使用格式化后的值。',
    },
    cure: {
      en: 'Return a string from `valueFormatter`, or a primitive value from `valueGetter`. See [Value formatter](/x/react-data-grid/column-definition/#value-formatter).',
      zh: '请从 `valueFormatter` 返回字符串，或者从 `valueGetter` 返回原始类型的值。见[值的格式化](/x/react-data-grid/column-definition/#value-formatter)。',
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
      en: 'Each package exports one grid, which is named after its plan. A component with another name only reports this message. In a production build it renders nothing.',
      zh: '每个包只导出一种表格，以其方案命名。其他名称只用于显示这条消息，在生产构建中不渲染任何内容。',
    },
    cure: {
      en: 'Import `DataGridPro` from `@mui/x-data-grid-pro`, and `DataGridPremium` from `@mui/x-data-grid-premium`. See [Three packages](/x/react-data-grid/#three-packages).',
      zh: '请从 `@mui/x-data-grid-pro` 导入 `DataGridPro`，从 `@mui/x-data-grid-premium` 导入 `DataGridPremium`。见[三个包](/x/react-data-grid/#three-packages)。',
    },
  },
  {
    message: [
      'An element of the columnGroupingModel does not have either `field` or `groupId`.',
      'is used multiple times in the columnGroupingModel.',
      'columnGroupingModel contains duplicated field',
    ],
    cause: {
      en: 'In `columnGroupingModel`, a group has no `groupId`, two groups have the same `groupId`, or a field is listed twice.',
      zh: '在 `columnGroupingModel` 中，有分组没有 `groupId`、有两个分组的 `groupId` 相同，或者某个 `field` 列出了两次。',
    },
    cure: {
      en: 'Set a unique `groupId` on each group, use `headerName` for text that repeats, and list each field once.',
      zh: '请给每个分组设置唯一的 `groupId`，重复的文字用 `headerName` 设置，每个 `field` 只列出一次。',
    },
  },
  {
    message: [
      'Missing the `getActions` property in the `GridColDef`.',
      'Invalid child type in `GridActionsCell`.',
    ],
    cause: {
      en: 'A column of type `actions` has neither `renderCell` nor `getActions`. Or a `GridActionsCell` has a child that is not a `GridActionsCellItem`. The grid does not render this child.',
      zh: '类型为 `actions` 的列既没有 `renderCell`，也没有 `getActions`。或者 `GridActionsCell` 有一个不是 `GridActionsCellItem` 的子元素，表格不会渲染它。',
    },
    cure: {
      en: 'Return `GridActionsCell` from `renderCell`, with the items as direct children or in a fragment. If your own component wraps an item, set `suppressChildrenValidation`. See [Row actions](/x/react-data-grid/column-definition/#row-actions).',
      zh: '请从 `renderCell` 返回 `GridActionsCell`，把操作项作为直接子元素或放在 Fragment 中。如果你自己的组件包裹了操作项，请设置 `suppressChildrenValidation`。见[行的操作](/x/react-data-grid/column-definition/#row-actions)。',
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
      en: '`autoPageSize` adapts the number of rows to the height, and `autoHeight` adapts the height to the rows. You cannot use both.',
      zh: '`autoPageSize` 使行数适应高度，`autoHeight` 使高度适应行数。两者不能同时使用。',
    },
    cure: {
      en: 'Remove one of them. With `autoPageSize`, the parent needs a height.',
      zh: '请去掉其中一个。使用 `autoPageSize` 时，父元素需要高度。',
    },
  },
];
