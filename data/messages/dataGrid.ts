import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the data grid. */
export const dataGrid: readonly ExplainedMessage[] = [
  {
    message: 'The Data Grid component requires all rows to have a unique `id` property.',
    cause: {
      en: 'At least one row has no `id`, or your `getRowId` returned `null` or `undefined` for it. The last line of the message is that row. The line above says whether it came from the `rows` prop or from `updateRows()`.',
      zh: '至少有一行没有 `id`，或者你的 `getRowId` 对它返回了 `null` 或 `undefined`。消息的最后一行就是该行，上一行说明它来自 `rows` 属性还是 `updateRows()`。',
    },
    cure: {
      en: 'Give every row an `id`, or name the property that identifies it. Two rows with the same id do not cause this message. See [Give every row an id](/x/react-data-grid/quickstart/#give-every-row-an-id).',
      zh: '给每一行一个 `id`，或者指明用来标识它的属性。两行的 id 相同不会引起这条消息。见[给每一行一个 id](/x/react-data-grid/quickstart/#give-every-row-an-id)。',
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
      zh: '数据网格会填满父元素，而测量时父元素的高度或宽度是 0 px。父元素自身没有高度、位于未激活的标签页或未展开的手风琴中，或者在 `display: none` 之下，都会如此。控制台会在这段文字之前加上 `MUI X: useResizeContainer -`。',
    },
    cure: {
      en: 'Give the parent a size, or render the grid when it is shown. See [Give the grid a size](/x/react-data-grid/quickstart/#give-the-grid-a-size).',
      zh: '给父元素设置尺寸，或者在显示时才渲染数据网格。见[给数据网格设置尺寸](/x/react-data-grid/quickstart/#give-the-grid-a-size)。',
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
      zh: '数据网格的组件或 `useGridApiContext` 之类的 Hook 运行在表格之外：与它并列，或者在它的上层。如果位于表格之内，则是打包了两个版本的包，它们各有自己的 context。',
    },
    cure: {
      en: 'Render the component through a slot or `renderCell`. Outside of the grid, create the object with `useGridApiRef` and pass it as `apiRef`. For two versions, `npm ls` names who brings the second; see [Could not find the Data Grid context](/x/introduction/installation/#could-not-find-the-data-grid-context).',
      zh: '通过插槽或 `renderCell` 渲染该组件。在表格之外，请用 `useGridApiRef` 创建对象，并作为 `apiRef` 传入。如果是两个版本，`npm ls` 会指出第二个版本由谁带来，见 [Could not find the Data Grid context](/x/introduction/installation/#could-not-find-the-data-grid-context)。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-data-grid @mui/x-data-grid-pro @mui/x-data-grid-premium' },
  },
  {
    message: 'column type only accepts `Date` objects as values.',
    cause: {
      en: 'A column of type `date` or `dateTime` got a string, a number or an object of a date library. Empty values are fine. Row and field stand in the last line.',
      zh: '类型为 `date` 或 `dateTime` 的列收到了字符串、数字或日期库的对象。空值没有问题。行和列的 `field` 写在最后一行。',
    },
    cure: {
      en: 'Convert in `valueGetter`, and let empty values pass. See [Dates from an API](/x/react-data-grid/column-definition/#dates-from-an-api).',
      zh: '在 `valueGetter` 中转换，空值则原样返回。见[来自 API 的日期](/x/react-data-grid/column-definition/#dates-from-an-api)。',
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
      zh: '每页行数不在可选项之中，可选项默认为 25、50 和 100。表格仍然会分页，但会隐藏选择框。',
    },
    cure: { en: 'List the size that you set.', zh: '把你设置的每页行数列入其中。' },
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
      zh: '社区版的 `DataGrid` 收到了大于 100 的每页行数。Pro 版和 Premium 版的表格没有这个限制。',
    },
    cure: {
      en: 'Set 100 or less, and take larger numbers out of `pageSizeOptions`: the error also comes when a user picks one. See [Community plan](/x/introduction/licensing/#community-plan).',
      zh: '设为 100 或更小的值，并从 `pageSizeOptions` 中去掉更大的数字：用户选中这样的数字时也会出现这个错误。见[社区版](/x/introduction/licensing/#community-plan)。',
    },
  },
  {
    message: "The `rowCount` prop must be passed using `paginationMode='server'`",
    cause: {
      en: 'With `paginationMode="server"` and without a `dataSource`, only you know how many rows there are, and `rowCount` is `undefined` or `null`. Often it is so during the first request only.',
      zh: '设置了 `paginationMode="server"` 而没有 `dataSource` 时，只有你知道共有多少行，而 `rowCount` 是 `undefined` 或 `null`。这往往只发生在第一次请求期间。',
    },
    cure: {
      en: 'Keep the last known count while a request runs. When the total is not known, pass `-1`. See [Load rows](/x/react-data-grid/quickstart/#load-rows).',
      zh: '请求进行时，保留最后一次得到的总数。如果总数未知，请传入 `-1`。见[加载行](/x/react-data-grid/quickstart/#load-rows)。',
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
      zh: '默认使用客户端分页，此时表格自己计算传入的行数，忽略 `rowCount` 和 `paginationMeta`。',
    },
    cure: {
      en: 'Remove the prop. If `rows` holds one page only, set `paginationMode="server"`.',
      zh: '去掉该属性。如果 `rows` 只包含一页，请设置 `paginationMode="server"`。',
    },
  },
  {
    message: 'A call to `processRowUpdate()` threw an error which was not handled',
    cause: {
      en: 'Your `processRowUpdate` threw, or its promise was rejected. The cell or row stays in edit mode. The message is printed once and **without your error**. A missing return value causes it too, since the grid then has no row to work with.',
      zh: '你的 `processRowUpdate` 抛出了错误，或者它的 Promise 被拒绝。单元格或行会停留在编辑模式。这条消息只打印一次，而且**不含你的错误**。缺少返回值也会引起它，因为表格没有可用的行。',
    },
    cure: { en: 'Handle the error, and return the row that was saved.', zh: '处理错误，并返回已保存的行。' },
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
      zh: '数据源的函数抛出了错误，或者它的 Promise 被拒绝。这条消息不显示错误本身。',
    },
    cure: {
      en: 'Pass `onDataSourceError`. The error it gets has the original one as `cause` and the request as `params`. See [Server-side data](/x/react-data-grid/#server-side-data).',
      zh: '传入 `onDataSourceError`。它收到的错误以 `cause` 带有原来的错误，以 `params` 带有请求。见[服务端数据](/x/react-data-grid/#server-side-data)。',
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
      zh: '筛选条件使用了该列的类型没有的运算符：`contains` 属于字符串，数字有 `=`、`>` 等运算符。列的类型改变之后，以前保存的筛选模型也会引起它。',
    },
    cure: {
      en: 'Use an operator of the column, which `apiRef.current.getColumn(field).filterOperators` lists, and check stored models before you pass them. For "No filter operators found", give the column operators, or set `filterable: false` and remove the item.',
      zh: '使用该列支持的运算符，`apiRef.current.getColumn(field).filterOperators` 会列出它们；保存过的模型在传入之前请先检查。如果是“No filter operators found”，请给该列设置运算符，或者设置 `filterable: false` 并去掉该条件。',
    },
  },
  {
    message: [
      'The `filterModel` can only contain a single item',
      'The `sortModel` can only contain a single item',
    ],
    cause: {
      en: '`DataGrid` filters and sorts by one column at a time, whatever you set. It keeps the first item and drops the others. In the Pro and Premium grids you have set `disableMultipleColumnsFiltering` or `disableMultipleColumnsSorting`.',
      zh: '无论如何设置，`DataGrid` 同一时间只按一列筛选和排序。它保留第一项，丢弃其他项。在 Pro 版和 Premium 版的表格中，则是你设置了 `disableMultipleColumnsFiltering` 或 `disableMultipleColumnsSorting`。',
    },
    cure: {
      en: 'Pass one item. For more you need the Pro package; see [Which package do I need?](/x/introduction/licensing/#which-package-do-i-need)',
      zh: '只传入一项。如果需要多项，请使用 Pro 版的包，见[我需要哪个包？](/x/introduction/licensing/#which-package-do-i-need)',
    },
  },
  {
    message: [
      'The `id` field is required on `filterModel.items`',
      'The `operator` field is required on `filterModel.items`',
    ],
    cause: {
      en: 'An item of the filter model is incomplete. The grid goes on with a random id, or with the first operator of the column, so the filter may not be the one you mean.',
      zh: '筛选模型中有一项不完整。表格会用随机的 id，或者该列的第一个运算符继续，因此筛选可能与你的本意不同。',
    },
    cure: { en: 'Write the items out.', zh: '把每一项写完整。' },
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
      zh: '`DataGrid` 收到了多个选中的 id，或者 `exclude` 类型的模型，却没有 `checkboxSelection`，或者设置了 `disableMultipleRowSelection`。',
    },
    cure: {
      en: 'Set `checkboxSelection`: with it the Community grid selects several rows too. See [Select rows](/x/react-data-grid/quickstart/#select-rows).',
      zh: '设置 `checkboxSelection`：有了它，社区版的表格也能选择多行。见[选择行](/x/react-data-grid/quickstart/#select-rows)。',
    },
  },
  {
    message: 'You cannot update several rows at once in `apiRef.current.updateRows`',
    cause: {
      en: '`updateRows` of the Community grid takes one row a call.',
      zh: '社区版表格的 `updateRows` 每次调用只接收一行。',
    },
    cure: {
      en: 'Call it once for each row, or pass a new `rows` array.',
      zh: '对每一行各调用一次，或者传入新的 `rows` 数组。',
    },
    code: { language: 'ts', text: 'updates.forEach((row) => apiRef.current?.updateRows([row]));' },
  },
  {
    message: 'No row with id #{id} found',
    cause: {
      en: 'A method of the API object got the id of a row that the grid does not have: it was removed or replaced, or not loaded yet. Callbacks that run later, after a request or a timer, often hold such an id.',
      zh: 'API 对象的某个方法收到了表格中没有的行 id：该行已被移除或替换，或者尚未加载。在请求或定时器之后才运行的回调函数，往往保存着这样的 id。',
    },
    cure: {
      en: 'Ask first: `getRow` answers `null` instead of throwing.',
      zh: '先询问一下：没有该行时，`getRow` 返回 `null`，而不会抛出错误。',
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
      en: 'You call `startCellEditMode`, `stopCellEditMode`, `setEditCellValue` or the like, or set `cellModesModel` or `rowModesModel`, for a cell that is not editable or not in the mode this needs. Starting twice is the usual case.',
      zh: '你对不可编辑、或者不处于所需模式的单元格调用了 `startCellEditMode`、`stopCellEditMode`、`setEditCellValue` 等方法，或者设置了 `cellModesModel` 或 `rowModesModel`。最常见的情况是开始了两次。',
    },
    cure: {
      en: 'Set `editable: true` on the column, and see whether `isCellEditable` answers `false`. Before you start or stop, compare `getCellMode(id, field)` or `getRowMode(id)`. See [Editing values](/x/react-data-grid/column-definition/#editing-values).',
      zh: '在列上设置 `editable: true`，并检查 `isCellEditable` 是否返回 `false`。在开始或结束之前，先比较 `getCellMode(id, field)` 或 `getRowMode(id)`。见[编辑值](/x/react-data-grid/column-definition/#editing-values)。',
    },
  },
  {
    message: [
      'The path returned by `getTreeDataPath` should be unique.',
      'The values returned by `getGroupKey` for all the sibling rows should be unique.',
    ],
    cause: {
      en: 'Two rows of a tree have the same place: the same path, or the same key below one parent. The message names their ids and the path.',
      zh: '树中有两行处于同一位置：路径相同，或者在同一个父级之下键相同。消息中写出了它们的 id 和路径。',
    },
    cure: {
      en: 'End the path with something that only this row has, its id for example, and show the name in the grouping column.',
      zh: '让路径以该行独有的内容结尾，例如它的 id，并在分组列中显示名称。',
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
      zh: '启用了 `treeData` 或数据源的分组，却缺少说明行属于哪里的函数。',
    },
    cure: {
      en: 'Pass `getTreeDataPath` with `treeData`. With a data source, give it `getGroupKey` and `getChildrenCount`.',
      zh: '使用 `treeData` 时传入 `getTreeDataPath`。使用数据源时，请给它 `getGroupKey` 和 `getChildrenCount`。',
    },
  },
  {
    message: [
      'the CSV export might not display the value correctly.',
      'the Excel export might not display the value correctly.',
    ],
    cause: {
      en: 'The text of a cell is `[object Object]`. `renderCell` draws it on the screen, but files are made of formatted values.',
      zh: '单元格的文字是 `[object Object]`。`renderCell` 只负责在屏幕上绘制，文件则由格式化后的值生成。',
    },
    cure: {
      en: 'Return text from `valueFormatter`, or a plain value from `valueGetter`. See [Value formatter](/x/react-data-grid/column-definition/#value-formatter).',
      zh: '从 `valueFormatter` 返回文字，或者从 `valueGetter` 返回普通的值。见[值的格式化](/x/react-data-grid/column-definition/#value-formatter)。',
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
      zh: '每个包只有一种表格，以其方案命名。其他名称的存在只是为了提醒你。在生产构建中，它们什么也不渲染。',
    },
    cure: {
      en: 'Import `DataGridPro` from `@mui/x-data-grid-pro`, `DataGridPremium` from `@mui/x-data-grid-premium`. See [Three packages](/x/react-data-grid/#three-packages).',
      zh: '从 `@mui/x-data-grid-pro` 导入 `DataGridPro`，从 `@mui/x-data-grid-premium` 导入 `DataGridPremium`。见[三个包](/x/react-data-grid/#three-packages)。',
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
      zh: '在 `columnGroupingModel` 中，有一个分组没有 `groupId`、有两个分组的 `groupId` 相同，或者有一列属于两个分组。',
    },
    cure: {
      en: 'Give each group a `groupId` of its own, use `headerName` for the text that repeats, and list a field once.',
      zh: '给每个分组一个自己的 `groupId`，重复的文字用 `headerName` 表示，每个 `field` 只列出一次。',
    },
  },
  {
    message: [
      'Missing the `getActions` property in the `GridColDef`.',
      'Invalid child type in `GridActionsCell`.',
    ],
    cause: {
      en: 'A column of type `actions` has neither `getActions` nor `renderCell`. Or a `GridActionsCell` has a child that is no `GridActionsCellItem`, which is left out.',
      zh: '类型为 `actions` 的列既没有 `getActions`，也没有 `renderCell`。或者 `GridActionsCell` 有一个不是 `GridActionsCellItem` 的子元素，它会被略去。',
    },
    cure: {
      en: 'Render the items in `renderCell`, directly or in a fragment. For a component of your own around an item, set `suppressChildrenValidation`.',
      zh: '在 `renderCell` 中渲染各个操作项，直接写出或放在 Fragment 中。如果在操作项外面包了你自己的组件，请设置 `suppressChildrenValidation`。',
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
      zh: '`autoPageSize` 让行数适应高度，`autoHeight` 让高度适应行数。两者同时使用时，都没有了依据。',
    },
    cure: {
      en: 'Remove one. With `autoPageSize` the parent needs a height.',
      zh: '去掉其中一个。使用 `autoPageSize` 时，父元素需要有高度。',
    },
  },
];
