/** A call of a tool. */
export type ToolCall = [name: string, request: Record<string, unknown>];

/** What a coding agent is told to write, what it asks, and what it must have read then. */
export interface AgentTask {
  task: string;
  calls: ToolCall[];
  /** Names, types and imports without which the code would be wrong. */
  facts: string[];
}

const ask = (query: string): ToolCall => ['search', { query }];
const api = (name: string): ToolCall => ['api', { name }];
const demo = (page: string, name: string): ToolCall => ['demo', { page, name }];

export const AGENT_TASKS: AgentTask[] = [
  {
    task: 'a grid with pages of 25 rows',
    calls: [ask('grid with pages of 25 rows'), api('DataGrid.pageSizeOptions')],
    facts: ['initialState', 'paginationModel', 'pageSizeOptions', '[25, 50, 100]'],
  },
  {
    task: 'a grid that saves an edited row on the server',
    calls: [ask('save an edited row on the server')],
    facts: ['processRowUpdate'],
  },
  {
    task: 'a grid that pins the name column',
    calls: [ask('pin a column to the left'), api('DataGridPro.pinnedColumns')],
    facts: ['pinnedColumns', '@mui/x-data-grid-pro'],
  },
  {
    task: 'a grid whose rows are checked',
    calls: [ask('checkbox selection of rows'), api('DataGrid.rowSelectionModel')],
    facts: ['checkboxSelection', 'GridRowSelectionModel'],
  },
  {
    task: 'a column with a formatted price',
    calls: [ask('format numbers of a column as currency'), api('GridColDef.valueFormatter')],
    facts: ['valueFormatter', 'GridValueFormatter'],
  },
  {
    task: 'a grid that loads rows from a server',
    calls: [ask('load rows from a server with dataSource'), api('DataGrid.dataSource')],
    facts: ['getRows', 'GridDataSource'],
  },
  {
    task: 'a grid with a toolbar and an export button',
    calls: [ask('toolbar with export button')],
    facts: ['showToolbar'],
  },
  {
    task: 'rows in a tree',
    calls: [ask('tree data in the grid'), api('DataGridPro.getTreeDataPath')],
    facts: ['treeData', 'getTreeDataPath'],
  },
  {
    task: 'rows grouped by company',
    calls: [ask('group rows by a column'), api('DataGridPremium.rowGroupingModel')],
    facts: ['rowGroupingModel', '@mui/x-data-grid-premium'],
  },
  {
    task: 'a total below a column',
    calls: [ask('sum of a column in a footer row'), api('GridAggregationModel')],
    facts: ['aggregation'],
  },
  {
    task: 'an expandable panel below a row',
    calls: [
      ask('detail panel below a row'),
      api('DataGridPro.getDetailPanelContent'),
      api('DataGridPro.getDetailPanelHeight'),
    ],
    facts: ['getDetailPanelContent', 'getDetailPanelHeight'],
  },
  {
    task: 'a filter that is set at the start',
    calls: [ask('set an initial filter')],
    facts: ['filterModel', 'items'],
  },
  {
    task: 'rows of different heights',
    calls: [ask('row height that fits the content'), api('DataGrid.getRowHeight')],
    facts: ["'auto'", 'getRowHeight'],
  },
  {
    task: 'a button in a cell that deletes the row',
    calls: [ask('actions column with a delete button')],
    facts: ["type: 'actions'", 'GridActionsCellItem'],
  },
  {
    task: 'texts of the grid in German',
    calls: [ask('German labels of the grid with deDE')],
    facts: ['deDE', '@mui/x-data-grid/locales'],
  },
  {
    task: 'the empty grid says something',
    calls: [
      ask('custom text when the grid has no rows'),
      ['read_page', { page: '/x/react-data-grid/overlays', section: 'No rows' }],
    ],
    facts: ['noRowsOverlay'],
  },
  {
    task: 'scroll to a row from code',
    calls: [ask('scroll to a row by code'), api('GridApi.scrollToIndexes')],
    facts: ['scrollToIndexes', 'rowIndex'],
  },
  {
    task: 'a style by the value of a cell',
    calls: [ask('style cells by their value')],
    facts: ['cellClassName'],
  },
  {
    task: 'a date picker with a controlled value',
    calls: [
      ask('controlled date picker value'),
      demo('/x/react-date-pickers/date-picker', 'ChangeAndAccept'),
    ],
    facts: ['DatePicker', 'LocalizationProvider', 'AdapterDayjs', 'onChange'],
  },
  {
    task: 'no weekends in a date picker',
    calls: [ask('disable weekends in a date picker'), api('DatePicker.shouldDisableDate')],
    facts: ['shouldDisableDate'],
  },
  {
    task: 'a date range',
    calls: [ask('select a date range'), api('DateRangePicker')],
    facts: ['@mui/x-date-pickers-pro', 'DateRangePicker'],
  },
  {
    task: 'a time picker without seconds in 24 hours',
    calls: [ask('time picker with 24 hours'), api('TimePicker.ampm')],
    facts: ['ampm'],
  },
  {
    task: 'a picker that can be cleared',
    calls: [ask('clear button in a date picker')],
    facts: ['clearable', 'slotProps', 'field'],
  },
  {
    task: 'an error text of a picker',
    calls: [ask('show validation error of a date picker'), api('DatePicker.onError')],
    facts: ['onError', 'DateValidationError'],
  },
  {
    task: 'a picker in Luxon',
    calls: [
      ['demo', { page: '/x/react-date-pickers/date-calendar', name: 'BookingDay', dateLibrary: 'luxon' }],
    ],
    facts: ['AdapterLuxon', "DateTime.fromISO('2026-05-11')", 'luxon@'],
  },
  {
    task: 'a picker with the format of the year first',
    calls: [ask('format of the date in the field'), api('DatePicker.format')],
    facts: ['format'],
  },
  {
    task: 'marked days in a calendar',
    calls: [
      ask('badge on days of a calendar'),
      ['read_page', { page: '/x/react-date-pickers/date-picker/#customize-days' }],
    ],
    facts: ['PickersDay', 'slots'],
  },
  {
    task: 'bars next to each other',
    calls: [ask('simple bar chart'), api('BarChart.series')],
    facts: ['BarChart', 'series', 'xAxis'],
  },
  { task: 'stacked bars', calls: [ask('stack bars')], facts: ['stack'] },
  { task: 'a line with two axes', calls: [ask('two y axes in a line chart')], facts: ['yAxisId'] },
  {
    task: 'a pie with a label in the middle',
    calls: [ask('text in the center of a donut')],
    facts: ['innerRadius'],
  },
  {
    task: 'a chart with formatted ticks',
    calls: [ask('format axis tick labels')],
    facts: ['valueFormatter'],
  },
  {
    task: 'a click on a bar',
    calls: [ask('click on a bar'), api('BarChart.onItemClick')],
    facts: ['onItemClick', 'dataIndex'],
  },
  {
    task: 'a chart without a legend',
    calls: [ask('hide the legend'), api('BarChart.hideLegend')],
    facts: ['hideLegend'],
  },
  { task: 'a chart that zooms', calls: [ask('zoom a chart')], facts: ['zoom', '@mui/x-charts-pro'] },
  { task: 'a custom tooltip', calls: [ask('custom tooltip in a chart')], facts: ['slots', 'tooltip'] },
  {
    task: 'a tree from data',
    calls: [ask('tree view from an array of items'), api('RichTreeView.items')],
    facts: ['RichTreeView', 'items'],
  },
  {
    task: 'a tree with all items expanded',
    calls: [ask('expand all items of a tree'), api('RichTreeView.expandedItems')],
    facts: ['expandedItems'],
  },
  {
    task: 'code of version 7 that selects rows',
    calls: [['migrate', { from: 7, names: ['rowSelectionModel'], product: 'data-grid' }]],
    facts: ["type: 'include'", 'ids'],
  },
  {
    task: 'names of an older version in an answer',
    calls: [
      [
        'check',
        {
          imports: [
            { from: '@mui/x-data-grid', names: ['GridToolbar', 'GridRowParams', 'GridValueGetterParams'] },
          ],
          props: [{ of: 'DataGrid', names: ['rowsPerPageOptions', 'pageSizeOptions'] }],
        },
      ],
    ],
    facts: ['GridValueGetterParams', 'rowsPerPageOptions', 'Nearest'],
  },
];
