import type { ProductFeatures } from '../../src/shared/products/features';

/** What the plans of the Data Grid have. */
export const dataGrid: ProductFeatures = {
  folder: 'data-grid',
  packages: {
    community: '@mui/x-data-grid',
    pro: '@mui/x-data-grid-pro',
    premium: '@mui/x-data-grid-premium',
  },
  features: [
    {
      title: { en: 'Sort and filter by one column', zh: '按一列排序和筛选' },
      pathname: '/x/react-data-grid/sorting',
      evidence: 'DataGrid.sortModel',
    },
    {
      title: { en: 'Quick filter over all columns', zh: '在所有列中快速筛选' },
      pathname: '/x/react-data-grid/filtering/quick-filter',
      evidence: 'QuickFilter',
    },
    {
      title: { en: 'Cell and row editing', zh: '编辑单元格和行' },
      pathname: '/x/react-data-grid/editing',
      evidence: 'DataGrid.processRowUpdate',
    },
    {
      title: { en: 'Pages of up to 100 rows', zh: '每页最多 100 行' },
      pathname: '/x/react-data-grid/pagination',
      evidence: 'DataGrid.paginationModel',
    },
    {
      title: { en: 'Column visibility, resizing and autosizing', zh: '列的显示与隐藏、调整列宽与自动列宽' },
      pathname: '/x/react-data-grid/column-dimensions',
      evidence: 'DataGrid.autosizeOptions',
    },
    {
      title: { en: 'Column header groups', zh: '列标题分组' },
      pathname: '/x/react-data-grid/column-groups',
      evidence: 'DataGrid.columnGroupingModel',
    },
    {
      title: { en: 'Cells that span columns or rows', zh: '跨列、跨行的单元格' },
      pathname: '/x/react-data-grid/column-spanning',
      evidence: 'DataGrid.rowSpanning',
    },
    {
      title: { en: 'Checkbox selection of rows', zh: '用复选框选择行' },
      pathname: '/x/react-data-grid/row-selection',
      evidence: 'DataGrid.checkboxSelection',
    },
    {
      title: {
        en: 'Data source: sorting, filtering and pages on the server',
        zh: '数据源：在服务器上排序、筛选和分页',
      },
      pathname: '/x/react-data-grid/server-side-data',
      evidence: 'DataGrid.dataSource',
    },
    {
      title: { en: 'CSV export and print', zh: '导出 CSV 与打印' },
      pathname: '/x/react-data-grid/export',
      evidence: 'ExportCsv',
    },
    {
      title: { en: 'Copy rows to the clipboard', zh: '把行复制到剪贴板' },
      pathname: '/x/react-data-grid/clipboard',
      evidence: 'DataGrid.onClipboardCopy',
    },
    // `DataGrid` takes `pagination` as `true` only: it always has pages.
    {
      title: { en: 'More than 100 rows without pages', zh: '超过 100 行而不分页' },
      pathname: '/x/react-data-grid/pagination',
      evidence: 'DataGrid.pagination=false',
    },
    {
      title: { en: 'Sort by several columns', zh: '按多列排序' },
      pathname: '/x/react-data-grid/sorting',
      evidence: 'DataGrid.disableMultipleColumnsSorting',
    },
    {
      title: { en: 'Filter by several columns', zh: '按多列筛选' },
      pathname: '/x/react-data-grid/filtering/multi-filters',
      evidence: 'DataGrid.disableMultipleColumnsFiltering',
    },
    {
      title: { en: 'Filters in the column headers', zh: '表头筛选' },
      pathname: '/x/react-data-grid/filtering/header-filters',
      evidence: 'DataGrid.headerFilters',
    },
    {
      title: { en: 'Select a range of rows without checkboxes', zh: '不用复选框选择多行' },
      pathname: '/x/react-data-grid/row-selection',
      evidence: 'GridApi.selectRowRange',
    },
    {
      title: { en: 'Column reordering', zh: '调整列的顺序' },
      pathname: '/x/react-data-grid/column-ordering',
      evidence: 'DataGrid.disableColumnReorder',
    },
    {
      title: { en: 'Column pinning', zh: '固定列' },
      pathname: '/x/react-data-grid/column-pinning',
      evidence: 'DataGrid.pinnedColumns',
    },
    {
      title: { en: 'Row reordering', zh: '调整行的顺序' },
      pathname: '/x/react-data-grid/row-ordering',
      evidence: 'DataGrid.rowReordering',
    },
    {
      title: { en: 'Row pinning', zh: '固定行' },
      pathname: '/x/react-data-grid/row-pinning',
      evidence: 'DataGrid.pinnedRows',
    },
    {
      title: { en: 'Tree data', zh: '树形数据' },
      pathname: '/x/react-data-grid/tree-data',
      evidence: 'DataGrid.treeData',
    },
    // The free types have `getDetailPanelContent` too, and `DataGrid` ignores it.
    {
      title: { en: 'Detail panels below rows', zh: '行下方的详情面板' },
      pathname: '/x/react-data-grid/master-detail',
      evidence: 'DataGrid.getDetailPanelHeight',
    },
    {
      title: { en: 'Load rows while scrolling', zh: '滚动时加载行' },
      pathname: '/x/react-data-grid/server-side-data/lazy-loading',
      evidence: 'DataGrid.lazyLoading',
    },
    {
      title: { en: 'Frequent updates of many rows through the API', zh: '通过 API 频繁更新多行' },
      pathname: '/x/react-data-grid/row-updates',
      evidence: 'DataGrid.throttleRowsMs',
    },
    {
      title: { en: 'List view for small screens', zh: '适合小屏幕的列表视图' },
      pathname: '/x/react-data-grid/list-view',
      evidence: 'DataGrid.listView',
    },
    {
      title: { en: 'Row grouping', zh: '行分组' },
      pathname: '/x/react-data-grid/row-grouping',
      evidence: 'DataGrid.rowGroupingModel',
    },
    {
      title: { en: 'Aggregation: sums, averages, counts', zh: '聚合：求和、平均、计数' },
      pathname: '/x/react-data-grid/aggregation',
      evidence: 'DataGrid.aggregationModel',
    },
    {
      title: { en: 'Pivoting', zh: '数据透视' },
      pathname: '/x/react-data-grid/pivoting',
      evidence: 'DataGrid.pivotModel',
    },
    {
      title: { en: 'Cell selection', zh: '选择单元格' },
      pathname: '/x/react-data-grid/cell-selection',
      evidence: 'DataGrid.cellSelection',
    },
    {
      title: { en: 'Paste from the clipboard', zh: '从剪贴板粘贴' },
      pathname: '/x/react-data-grid/clipboard',
      evidence: 'DataGrid.disableClipboardPaste',
    },
    {
      title: { en: 'Excel export', zh: '导出 Excel' },
      pathname: '/x/react-data-grid/export',
      evidence: 'ExportExcel',
    },
    {
      title: { en: 'Undo and redo', zh: '撤销与重做' },
      pathname: '/x/react-data-grid/undo-redo',
      evidence: 'DataGrid.onUndo',
    },
    {
      title: { en: 'Charts from the rows', zh: '由数据行生成图表' },
      pathname: '/x/react-data-grid/charts-integration',
      evidence: 'DataGrid.chartsIntegration',
    },
    {
      title: { en: 'AI assistant', zh: 'AI 助手' },
      pathname: '/x/react-data-grid/ai-assistant',
      evidence: 'DataGrid.aiAssistant',
    },
  ],
};
