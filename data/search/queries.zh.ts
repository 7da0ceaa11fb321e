import type { SearchQuery } from '../../src/shared/search/searchQuery';

const grid = '/x/react-data-grid';
const gridApi = '/x/api/data-grid/data-grid*';
const pickers = '/x/react-date-pickers';
const pickersApi = '/x/api/date-pickers';
const charts = '/x/react-charts';
const chartsApi = '/x/api/charts';
const tree = '/x/react-tree-view';

/** What developers ask on the Chinese site: in Chinese, with symbols, and with both. */
export const queries: readonly SearchQuery[] = [
  ['安装', '/x/introduction/installation'],
  ['许可证', '/x/introduction/licensing*'],
  ['许可证密钥', '/x/introduction/licensing*', '/x/introduction/installation#set-the-license-key'],
  ['去除水印', '/x/introduction/licensing*'],
  ['列定义', `${grid}/column-definition`],
  ['数据表格 快速开始', `${grid}/quickstart`],
  ['表格', `${grid}*`, '/x/api/data-grid*'],
  ['单元格渲染', `${grid}/column-definition#rendering-cells`],
  [
    '服务端分页',
    `${gridApi}#*-prop-paginationMode`,
    `${grid}/pagination*`,
    `${grid}/server-side-data*`,
    `${grid}#server-side-data`,
  ],
  [
    '获取选中行',
    `${grid}/row-selection*`,
    `${grid}/quickstart#select-rows`,
    `${grid}/api-object#method-getSelectedRows`,
  ],
  ['初始筛选', `${grid}/filtering#set-initial-filters`],
  ['多个筛选条件', `${grid}/filtering#combine-several-filters`],
  ['禁用筛选', `${grid}/filtering#disable-filtering`, `${gridApi}#*-prop-disableColumnFilter`],
  ['筛选运算符', `${grid}/filtering#operators-by-column-type`, `${grid}/filtering#change-the-operators`],
  ['筛选后的行', `${grid}/filtering#read-the-filtered-rows`],
  ['默认选中行', `${grid}/row-selection#preselect-rows`],
  ['复选框 禁用', `${grid}/row-selection#disable-rows`, `${grid}/row-selection#checkbox-selection`],
  [
    '翻页 保留选择',
    `${grid}/row-selection#keep-selection-across-pages`,
    `${grid}/row-selection#keep-hidden-rows-selected`,
  ],
  ['全选 当前页', `${grid}/row-selection#select-the-current-page`],
  ['单选', `${grid}/row-selection#single-row-selection`],
  ['保存和恢复视图', `${grid}/state#save-and-restore-a-view`],
  ['事件', `${grid}/events`],
  ['日期选择器', `${pickers}/date-picker`, pickers],
  ['日期格式', `${pickers}/date-picker#date-format`, `${pickersApi}/*#*-prop-format`],
  ['日期差一天', `${pickers}#the-date-is-one-day-off`, `${pickers}/date-picker#store-dates-without-time`],
  ['时区', `${pickers}/date-picker#time-zones`, `${pickers}/quickstart#time-zones`, `${pickers}/timezone*`],
  ['日期库', `${pickers}#date-libraries`, '/x/introduction/installation#choose-a-date-library'],
  [
    '禁用日期',
    `${pickers}/date-picker#validation`,
    `${pickers}/quickstart#validation`,
    `${pickers}/validation*`,
    `${pickersApi}/*#*isable*`,
  ],
  ['柱状图', `${charts}/bars`, `${chartsApi}/bar-chart`],
  ['堆叠柱状图', `${charts}/bars#stacking`, `${charts}/stacking*`],
  [
    '图表颜色',
    `${charts}/bars#color`,
    `${charts}/quickstart#legend-tooltip-colors`,
    `${charts}/styling*`,
    `${chartsApi}/*#*-prop-colors`,
  ],
  ['饼图', `${charts}/pie*`, `${charts}#pie`, `${chartsApi}/pie-*`],
  ['树形视图', tree, `${tree}/quickstart`],
  [
    '禁用的项目',
    `${tree}/simple-tree-view/items#disabled-items`,
    `${tree}/rich-tree-view/items#disable-items`,
  ],
  ['树 全部展开', `${tree}/rich-tree-view/expansion#expand-all`],
  [
    '点击节点只选中不展开',
    `${tree}#a-click-expands-an-item-instead-of-only-selecting-it`,
    `${tree}/*/expansion#limit-expansion-to-the-icon`,
  ],
  [
    '勾选父节点自动勾选子节点',
    `${tree}/rich-tree-view/selection#selection-propagation`,
    `${tree}/quickstart#checkbox-selection`,
    `${tree}#checking-a-parent-does-not-check-its-children`,
  ],
  ['只能选择叶子节点', `${tree}/rich-tree-view/selection#disable-selection`],
  [
    '获取勾选的叶子节点',
    `${tree}/rich-tree-view/selection`,
    `${tree}/rich-tree-view/selection#checkbox-selection`,
    `${tree}/quickstart#checkbox-selection`,
    `${tree}/simple-tree-view/selection#with-your-own-data`,
  ],
  ['双击重命名', `${tree}/rich-tree-view/editing*`],
  ['禁止拖到别的节点下', `${tree}/rich-tree-view/ordering#limit-reordering`],
  ['扁平数组 parentId 转成树', `${tree}/rich-tree-view/items#convert-a-flat-list`],
  [
    '树 加载失败 重试',
    `${tree}/rich-tree-view/lazy-loading#loading-and-error-states`,
    `${tree}/simple-tree-view/expansion#load-children-on-expansion`,
  ],
  [
    '按 Tab 键进不去树',
    `${tree}/rich-tree-view/focus#where-tab-goes`,
    `${tree}/rich-tree-view/focus#tab-skips-the-tree`,
    `${tree}/simple-tree-view/focus#where-tab-goes`,
  ],
  ['自定义插槽', '/x/common-concepts/custom-components*'],
  ['路线图', '/x/introduction/roadmap'],
  ['技术支持', '/x/introduction/support'],
  ['错误信息', `/x/*/errors*`, '/x/introduction/support#error-messages'],
  ['useGridApiRef', `${grid}/hooks-api#use-grid-api-ref`, `${grid}/api-object*`],
  ['pageSizeOptions', `${gridApi}#*-prop-pageSizeOptions`],
  ['GridColDef 宽度', '/x/api/data-grid/grid-col-def#*idth'],
  ['DatePicker format', `${pickersApi}/date-picker#date-picker-prop-format`],
  ['.MuiDataGrid-root', `${gridApi}#*-css-root`],
  [
    'Can not find the date and time pickers localization context',
    `${pickers}/errors#message-can-not-find-the-date-and-time`,
    '/x/*#can-not-find-the-date-and-time-pickers-localization-context',
  ],
];
