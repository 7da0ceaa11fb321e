import type { Synonym } from '../../src/shared/search/searchIndex';

/**
 * Words that readers use for what the site calls otherwise. An entry is read in one direction, and word for word:
 * singular and plural are the same word already. `test/search/synonyms.test.ts` has a query for each.
 */
export const synonyms: readonly Synonym[] = [
  // What the products are called elsewhere.
  { from: 'table', to: ['data grid'] },
  { from: 'datatable', to: ['data grid'] },
  { from: 'graph', to: ['chart'] },
  { from: 'calendar', to: ['date calendar'] },
  { from: 'treeview', to: ['tree view'] },
  { from: 'node', to: ['item'] },
  { from: 'column', to: ['col'] },

  // Features.
  { from: 'dropdown', to: ['single select', 'select'] },
  { from: 'freeze', to: ['pinned'] },
  { from: 'sticky', to: ['pinned'] },
  { from: 'paging', to: ['pagination'] },
  { from: 'rows per page', to: ['page size'] },
  { from: 'drag and drop', to: ['reordering'] },
  { from: 'collapse', to: ['expansion'] },
  { from: 'spinner', to: ['loading'] },
  { from: 'popup', to: ['popper'] },
  { from: 'hidden', to: ['hide'] },
  { from: 'colour', to: ['color'] },
  { from: 'save', to: ['process row update'] },
  { from: '24 hours', to: ['ampm'] },
  { from: '12 hours', to: ['ampm'] },

  // Charts.
  { from: 'donut', to: ['pie'] },
  { from: 'doughnut', to: ['pie'] },
  { from: 'column chart', to: ['bar chart'] },
  { from: 'histogram', to: ['bar chart'] },
  { from: 'progress', to: ['gauge'] },

  // The suite.
  { from: 'i18n', to: ['localization', 'language', 'locale text'] },
  { from: 'translate', to: ['localization', 'language', 'locale text'] },
  { from: 'a11y', to: ['accessibility'] },
  { from: 'ssr', to: ['server rendering'] },
  { from: 'csp', to: ['content security policy'] },
  { from: 'pricing', to: ['prices'] },
  { from: 'free', to: ['community'] },
  { from: 'bug', to: ['report'] },
  { from: 'getting started', to: ['quickstart'] },
  { from: 'upgrade', to: ['update', 'migration'] },

  // Names of earlier versions.
  { from: 'rowsPerPageOptions', to: ['pageSizeOptions'] },
  { from: 'selectionModel', to: ['rowSelectionModel'] },
  { from: 'disableSelectionOnClick', to: ['disableRowSelectionOnClick'] },
  { from: 'componentsProps', to: ['slotProps'] },
  { from: 'inputFormat', to: ['format'] },
  { from: 'renderInput', to: ['textField slot'] },
  { from: 'nodeId', to: ['itemId'] },
  { from: 'ResponsiveChartContainer', to: ['ChartsContainer'] },

  // Chinese.
  { from: '表格', to: ['数据网格'] },
  { from: '日历', to: ['日期日历', 'date calendar'] },
  { from: '下拉', to: ['单选', 'single select'] },
  { from: '服务端', to: ['server'] },
  { from: '宽度', to: ['width'] },
  { from: '高度', to: ['height'] },
  { from: '颜色', to: ['color'] },
  { from: '格式', to: ['format'] },
  { from: '排序', to: ['sort'] },
  { from: '筛选', to: ['filter'] },
  { from: '分页', to: ['pagination'] },
  { from: '编辑', to: ['edit'] },
  { from: '导出', to: ['export'] },
  { from: '隐藏', to: ['hide'] },
  { from: '禁用', to: ['disable'] },
  { from: '图例', to: ['legend'] },
  { from: '工具栏', to: ['toolbar'] },
  { from: '复选框', to: ['checkbox'] },
  { from: '时区', to: ['timezone'] },
  { from: '展开', to: ['expanded'] },
  { from: '入门', to: ['快速开始'] },
  { from: '授权', to: ['许可证'] },
];
