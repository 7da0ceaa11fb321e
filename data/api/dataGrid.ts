import type { SymbolSummaries } from '../../src/shared/api/symbolSummary';

/** What the symbols of the Data Grid are for. */
export const dataGrid: SymbolSummaries = {
  GridApi: {
    en: 'The methods of `apiRef.current`: read the state of a grid, change it and listen to events from code.',
    zh: '`apiRef.current` 上的方法：在代码里读取和修改表格状态、监听事件。',
  },
  DataGrid: {
    en: 'The free grid: sorting, filtering, editing and selection, with at most 100 rows on a page.',
    zh: '社区版表格：支持排序、筛选、编辑和选择，每页最多 100 行。',
  },
  GridFilterPanel: {
    en: 'The conditions that filter the grid, one form each, with buttons to add and remove them.',
    zh: '筛选面板：每个筛选条件占一行表单，并有添加和删除条件的按钮。',
  },
  GridFilterForm: {
    en: 'One condition of the filter panel: the inputs for its column, operator and value.',
    zh: '筛选面板中的一个条件：选择列、运算符和输入值的控件。',
  },
  GridToolbarQuickFilter: {
    en: 'A ready-made search field for toolbars; deprecated, use `QuickFilter` and its parts.',
    zh: '工具栏里现成的搜索框；已弃用，请改用 `QuickFilter` 及其部件。',
  },
  ColumnsPanelTrigger: {
    en: 'Opens and closes the panel where users show and hide columns, from a custom toolbar.',
    zh: '放在自定义工具栏里，打开或关闭用来显示和隐藏列的面板。',
  },
  ExportCsv: {
    en: 'Downloads the rows of the grid as a CSV file when clicked, from a custom toolbar.',
    zh: '放在自定义工具栏里，点击后把表格的行下载为 CSV 文件。',
  },
  ExportPrint: {
    en: "Prints the rows of the grid through the browser's dialog, from a custom toolbar.",
    zh: '放在自定义工具栏里，点击后通过浏览器的打印对话框打印表格的行。',
  },
  FilterPanelTrigger: {
    en: 'Opens and closes the filter panel from a custom toolbar, and can show how many filters apply.',
    zh: '放在自定义工具栏里，打开或关闭筛选面板，并可显示生效的筛选数量。',
  },
  Toolbar: {
    en: 'The frame of a custom grid toolbar; arrow keys move the focus between the buttons inside.',
    zh: '自定义表格工具栏的外框；用方向键可以在其中的按钮之间移动焦点。',
  },
  ToolbarButton: {
    en: 'A button for an action of yours in a grid toolbar, reached with the arrow keys.',
    zh: '表格工具栏里执行自定义操作的按钮，可用方向键到达。',
  },
  QuickFilter: {
    en: 'Holds the text of a search across the columns for the field and the buttons inside it.',
    zh: '保存跨列搜索的文本，供其中的输入框和按钮使用。',
  },
  QuickFilterControl: {
    en: 'The text field that users type a search into; goes inside `QuickFilter`.',
    zh: '用户输入搜索内容的文本框，放在 `QuickFilter` 里面。',
  },
  QuickFilterClear: {
    en: 'Empties the search of the `QuickFilter` around it when clicked.',
    zh: '点击后清空外层 `QuickFilter` 的搜索内容。',
  },
  QuickFilterTrigger: {
    en: 'Unfolds and folds the search field of the `QuickFilter` around it.',
    zh: '展开或收起外层 `QuickFilter` 的搜索框。',
  },
  GridExportStateParams: {
    en: 'The option of `apiRef.current.exportState()` that leaves out models nobody changed.',
    zh: '`apiRef.current.exportState()` 的选项：是否略去没有改动过的模型。',
  },
  GridCsvExportOptions: {
    en: 'What a CSV export contains and how it is written: rows, columns, headers, delimiter.',
    zh: 'CSV 导出的内容和写法：行、列、表头和分隔符。',
  },
  GridPrintExportOptions: {
    en: 'What a print of the grid contains: rows, columns, toolbar, footer and page styles.',
    zh: '打印表格时包含的内容：行、列、工具栏、页脚和页面样式。',
  },
  GridColDef: {
    en: 'What a column shows, how wide it is, and how it sorts, filters, formats and edits values.',
    zh: '描述一列：显示什么、有多宽，以及值如何排序、筛选、格式化和编辑。',
  },
  GridListViewColDef: {
    en: 'The one column that stands for a whole row while the grid shows its list view.',
    zh: '表格以列表视图显示时，用来代表整行的那一列。',
  },
  GridSingleSelectColDef: {
    en: 'A column whose values come from a list of options, and how to read those options.',
    zh: '值来自一组选项的列，以及如何读取这些选项。',
  },
  GridActionsColDef: {
    en: 'A column of buttons and menu items that act on its row, returned by `getActions`.',
    zh: '由 `getActions` 返回按钮和菜单项、对所在行执行操作的列。',
  },
  GridFilterItem: {
    en: 'One condition of a filter model: the column, the operator and the value to compare with.',
    zh: '筛选模型中的一个条件：列、运算符和用来比较的值。',
  },
  GridFilterModel: {
    en: 'All filters of a grid: the conditions, how they combine, and the words of the quick filter.',
    zh: '表格的全部筛选：各个条件、它们的组合方式和快速筛选的词。',
  },
  GridRowParams: {
    en: 'What row callbacks such as `onRowClick` receive: the row, its id and the columns.',
    zh: '`onRowClick` 等行回调收到的参数：行数据、行 id 和各列。',
  },
  GridRowClassNameParams: {
    en: 'What `getRowClassName` receives: the row, and whether it is the first or last in view.',
    zh: '`getRowClassName` 收到的参数：行数据，以及它是否是首个或末个可见行。',
  },
  GridRowSpacingParams: {
    en: 'What `getRowSpacing` receives to decide on the gaps above and below a row.',
    zh: '`getRowSpacing` 收到的参数，用来决定一行上下的间距。',
  },
  GridRenderContext: {
    en: 'The range of rows and columns that virtualization keeps rendered at the moment.',
    zh: '虚拟化当前保持渲染的行和列的范围。',
  },
  GridCellParams: {
    en: 'What cell callbacks receive: the value, its row and column, and whether it can be edited.',
    zh: '单元格回调收到的参数：值、所在的行和列，以及能否编辑。',
  },
  GridFilterOperator: {
    en: "A way to filter a column: the operator's name, its input and the test it applies to a value.",
    zh: '筛选列的一种方式：运算符的名称、输入控件和判断值的函数。',
  },
  DataGridPro: {
    en: 'The Pro grid: adds pinning, tree data, detail panels and filters on several columns.',
    zh: 'Pro 版表格：增加固定行列、树形数据、详情面板和多列筛选。',
  },
  GridRowOrderChangeParams: {
    en: 'What `onRowOrderChange` receives: the moved row, its old and new index and parent.',
    zh: '`onRowOrderChange` 收到的参数：被移动的行及其新旧位置和父级。',
  },
  DataGridPremium: {
    en: 'The Premium grid: adds row grouping, aggregation, pivoting, cell selection and Excel export.',
    zh: 'Premium 版表格：增加行分组、聚合、数据透视、单元格选择和 Excel 导出。',
  },
  GridAggregationFunction: {
    en: 'A way to reduce the values of a column to one in the browser, such as a sum or an average.',
    zh: '在浏览器中把一列的值归结为一个值的方法，例如求和或求平均。',
  },
  GridAggregationFunctionDataSource: {
    en: 'An aggregation that your server computes: its label, column types and value formatter.',
    zh: '由服务器计算的聚合：它的标签、适用的列类型和值的格式化方式。',
  },
  GridExcelExportOptions: {
    en: 'What an Excel export contains: rows, columns, their styles, and hooks to edit the workbook.',
    zh: 'Excel 导出的内容：行、列及其样式，以及修改工作簿的回调函数。',
  },
  PromptField: {
    en: 'Holds the text of a prompt and its recording state for the field and buttons inside it.',
    zh: '保存提示词和录音状态，供其中的输入框和按钮使用。',
  },
  PromptFieldControl: {
    en: 'The text field that users type a prompt into; goes inside `PromptField`.',
    zh: '用户输入提示词的文本框，放在 `PromptField` 里面。',
  },
  PromptFieldRecord: {
    en: "Turns the user's speech into the prompt's text, in browsers that recognize speech.",
    zh: '在支持语音识别的浏览器中，把用户说的话转成提示词。',
  },
  PromptFieldSend: {
    en: 'Hands the prompt to the `onSubmit` of the `PromptField` around it when clicked.',
    zh: '点击后把提示词交给外层 `PromptField` 的 `onSubmit`。',
  },
  ExportExcel: {
    en: 'Downloads the rows of the grid as an Excel file when clicked, from a custom toolbar.',
    zh: '放在自定义工具栏里，点击后把表格的行下载为 Excel 文件。',
  },
  PivotPanelTrigger: {
    en: 'Opens and closes the panel where users choose rows, columns and values of a pivot table.',
    zh: '打开或关闭用来选择数据透视表的行、列和值的面板。',
  },
  AiAssistantPanelTrigger: {
    en: 'Opens and closes the panel where users ask for a view of the data in their own words.',
    zh: '打开或关闭让用户用自己的话描述想看什么数据的面板。',
  },
  GridChartsPanel: {
    en: "The panel beside the grid where users choose a chart and what it draws of the grid's data.",
    zh: '表格旁的面板，用户在其中选择图表以及用哪些表格数据来绘制。',
  },
  ChartsPanelTrigger: {
    en: "Opens and closes the panel where users chart the grid's data, from a custom toolbar.",
    zh: '放在自定义工具栏里，打开或关闭用表格数据绘制图表的面板。',
  },
  GridChartsRendererProxy: {
    en: 'Feeds a chart outside the grid with the data and settings that users choose in its panel.',
    zh: '把用户在图表面板中选择的数据和设置传给表格外的图表。',
  },
};
