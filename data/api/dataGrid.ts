import type { SymbolSummaries } from '../../src/shared/search/symbolSummary';

/** What the symbols of the Data Grid are for. */
export const dataGrid: SymbolSummaries = {
  GridApi: {
    en: 'Lists the methods of `apiRef.current`, which read and change a grid and subscribe to its events.',
    zh: '列出 `apiRef.current` 的方法：读取和修改表格，以及订阅它的事件。',
  },
  DataGrid: {
    en: 'Renders the Community grid: sorting, filtering, editing and row selection, with at most 100 rows per page.',
    zh: '渲染社区版的表格：排序、筛选、编辑和行选择，每页最多 100 行。',
  },
  GridFilterPanel: {
    en: 'Renders the filter panel: one form for each condition, and buttons to add and remove conditions.',
    zh: '渲染筛选面板：每个条件一个表单，以及添加和删除条件的按钮。',
  },
  GridFilterForm: {
    en: 'Renders one condition of the filter panel: the inputs for column, operator and value.',
    zh: '渲染筛选面板中的一个条件：列、运算符和值的输入控件。',
  },
  GridToolbarQuickFilter: {
    en: 'Renders the search field of a toolbar. It is deprecated. Use `QuickFilter` and its parts.',
    zh: '渲染工具栏的搜索框。它已弃用，请使用 `QuickFilter` 及其组成部分。',
  },
  ColumnsPanelTrigger: {
    en: 'Renders a button that opens and closes the panel for hiding columns, in a custom toolbar.',
    zh: '在自定义工具栏中渲染按钮，打开或关闭用来隐藏列的面板。',
  },
  ExportCsv: {
    en: 'Renders a button that downloads the rows as a CSV file, in a custom toolbar.',
    zh: '在自定义工具栏中渲染按钮，把行下载为 CSV 文件。',
  },
  ExportPrint: {
    en: 'Renders a button that opens the print dialog of the browser with the rows, in a custom toolbar.',
    zh: '在自定义工具栏中渲染按钮，用浏览器的打印对话框打印行。',
  },
  FilterPanelTrigger: {
    en: 'Renders a button that opens and closes the filter panel, and can show the number of active filters.',
    zh: '渲染按钮，打开或关闭筛选面板，并可以显示生效的筛选数量。',
  },
  Toolbar: {
    en: 'Renders the container of a custom toolbar, with arrow key navigation between its buttons.',
    zh: '渲染自定义工具栏的容器，用户可以用方向键在其中的按钮之间移动。',
  },
  ToolbarButton: {
    en: 'Renders a button for your own action in a custom toolbar, with arrow key navigation.',
    zh: '在自定义工具栏中渲染执行你自己的操作的按钮，支持方向键导航。',
  },
  QuickFilter: {
    en: 'Provides the text of the quick filter to the field and the buttons that you render inside it.',
    zh: '向其中的输入框和按钮提供快速筛选的文字。',
  },
  QuickFilterControl: {
    en: 'Renders the text field of the quick filter inside `QuickFilter`.',
    zh: '在 `QuickFilter` 中渲染快速筛选的文本框。',
  },
  QuickFilterClear: {
    en: 'Renders a button that clears the quick filter, inside `QuickFilter`.',
    zh: '在 `QuickFilter` 中渲染清空快速筛选的按钮。',
  },
  QuickFilterTrigger: {
    en: 'Renders a button that expands and collapses the field of the quick filter, inside `QuickFilter`.',
    zh: '在 `QuickFilter` 中渲染展开和收起快速筛选输入框的按钮。',
  },
  GridExportStateParams: {
    en: 'Defines the options of `apiRef.current.exportState()`, such as whether to omit unchanged models.',
    zh: '定义 `apiRef.current.exportState()` 的选项，例如略去没有改动的模型。',
  },
  GridCsvExportOptions: {
    en: 'Defines the options of the CSV export: rows, columns, headers, file name and delimiter.',
    zh: '定义 CSV 导出的选项：行、列、列标题、文件名和分隔符。',
  },
  GridPrintExportOptions: {
    en: 'Defines the options of printing: rows, columns, toolbar, footer and page styles.',
    zh: '定义打印的选项：行、列、工具栏、页脚和页面样式。',
  },
  GridColDef: {
    en: 'Defines a column: its header and width, and how its values are read, formatted, sorted, filtered and edited.',
    zh: '定义一列：标题和宽度，以及如何读取、格式化、排序、筛选和编辑它的值。',
  },
  GridListViewColDef: {
    en: 'Defines the single column that the grid renders in list view.',
    zh: '定义表格在列表视图中渲染的唯一一列。',
  },
  GridSingleSelectColDef: {
    en: 'Defines a column whose values come from a list of options.',
    zh: '定义值来自一组选项的列。',
  },
  GridActionsColDef: {
    en: 'Defines a column with buttons and menu items for actions on its row.',
    zh: '定义包含按钮和菜单项的列，用于对所在的行执行操作。',
  },
  GridFilterItem: {
    en: 'Defines one condition of a filter model: the column, the operator and the value.',
    zh: '定义筛选模型中的一个条件：列、运算符和值。',
  },
  GridFilterModel: {
    en: 'Defines the filters of a grid: conditions, the operator that combines them, and quick filter values.',
    zh: '定义表格的筛选：条件、条件的组合方式，以及快速筛选的值。',
  },
  GridRowParams: {
    en: 'Describes the parameters of row callbacks such as `onRowClick`: the row, its id and the columns.',
    zh: '描述 `onRowClick` 等行回调的参数：行、行的 id 和各列。',
  },
  GridRowClassNameParams: {
    en: 'Describes the parameters of `getRowClassName`: the row, and whether it is the first or last visible one.',
    zh: '描述 `getRowClassName` 的参数：行，以及它是否是第一个或最后一个可见的行。',
  },
  GridRowSpacingParams: {
    en: 'Describes the parameters of `getRowSpacing`, which returns the space above and below a row.',
    zh: '描述 `getRowSpacing` 的参数，这个函数返回一行上方和下方的间距。',
  },
  GridRenderContext: {
    en: 'Describes the range of rows and columns that virtualization currently renders.',
    zh: '描述虚拟化当前渲染的行和列的范围。',
  },
  GridCellParams: {
    en: 'Describes the parameters of cell callbacks: value, row, column, focus, and whether the cell is editable.',
    zh: '描述单元格回调的参数：值、行、列、焦点，以及单元格能否编辑。',
  },
  GridFilterOperator: {
    en: 'Defines a filter operator of a column: its name, its input and the function that tests a value.',
    zh: '定义列的筛选运算符：名称、输入控件和判断值的函数。',
  },
  DataGridPro: {
    en: 'Renders the Pro grid: adds pinning, tree data, detail panels and filters on several columns.',
    zh: '渲染 Pro 版的表格：增加固定列和行、树形数据、详情面板和多列筛选。',
  },
  GridRowOrderChangeParams: {
    en: 'Describes the parameters of `onRowOrderChange`: the moved row, and its old and new position.',
    zh: '描述 `onRowOrderChange` 的参数：移动的行，以及它的新旧位置。',
  },
  DataGridPremium: {
    en: 'Renders the Premium grid: adds row grouping, aggregation, pivoting, cell selection and Excel export.',
    zh: '渲染 Premium 版的表格：增加行分组、聚合、数据透视、单元格选择和 Excel 导出。',
  },
  GridAggregationFunction: {
    en: 'Defines a function that reduces the values of a column to one value, such as a sum or an average.',
    zh: '定义把一列的值计算为一个值的函数，例如求和或求平均值。',
  },
  GridAggregationFunctionDataSource: {
    en: 'Defines an aggregation that your server computes: its label, column types and value formatter.',
    zh: '定义由服务器计算的聚合：标签、列的类型和值的格式化函数。',
  },
  GridExcelExportOptions: {
    en: 'Defines the options of the Excel export: rows, columns, styles, and functions that change the workbook.',
    zh: '定义 Excel 导出的选项：行、列、样式，以及修改工作簿的函数。',
  },
  PromptField: {
    en: 'Provides the prompt text and the recording state to the field and the buttons that you render inside it.',
    zh: '向其中的输入框和按钮提供提示词的文字和录音状态。',
  },
  PromptFieldControl: {
    en: 'Renders the text field for a prompt inside `PromptField`.',
    zh: '在 `PromptField` 中渲染提示词的文本框。',
  },
  PromptFieldRecord: {
    en: 'Renders a button that turns speech into the prompt text, in browsers that support speech recognition.',
    zh: '渲染把语音转换为提示词的按钮，适用于支持语音识别的浏览器。',
  },
  PromptFieldSend: {
    en: 'Renders a button that passes the prompt to `onSubmit` of the `PromptField` around it.',
    zh: '渲染把提示词传给外层 `PromptField` 的 `onSubmit` 的按钮。',
  },
  ExportExcel: {
    en: 'Renders a button that downloads the rows as an Excel file, in a custom toolbar.',
    zh: '在自定义工具栏中渲染按钮，把行下载为 Excel 文件。',
  },
  PivotPanelTrigger: {
    en: 'Renders a button that opens and closes the panel for rows, columns and values of a pivot table.',
    zh: '渲染按钮，打开或关闭设置数据透视表的行、列和值的面板。',
  },
  AiAssistantPanelTrigger: {
    en: 'Renders a button that opens and closes the panel for prompts in natural language.',
    zh: '渲染按钮，打开或关闭用自然语言输入提示词的面板。',
  },
  GridChartsPanel: {
    en: 'Renders the panel next to the grid where users select a chart type and the data to show.',
    zh: '渲染表格旁边的面板，用户在其中选择图表类型和要展示的数据。',
  },
  ChartsPanelTrigger: {
    en: 'Renders a button that opens and closes the charts panel, in a custom toolbar.',
    zh: '在自定义工具栏中渲染按钮，打开或关闭图表面板。',
  },
  GridChartsRendererProxy: {
    en: 'Passes the data and the settings of the charts panel to a chart outside the grid.',
    zh: '把图表面板的数据和设置传给表格外的图表。',
  },
};
