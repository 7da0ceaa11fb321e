import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products';
import { stemWord } from '../../../shared/search/splitWords';
import type { QueryTerm } from './readQuery';

/** What only one product has, or nearly: who says it means that product. Chinese in pairs, as `splitWords` gives it. */
const PRODUCT_NOUNS: Record<ProductFolder, readonly string[]> = {
  'data-grid': ['grid', 'datagrid', 'table', 'row', 'column', 'cell', '表格', '网格', '单元', '元格'],
  'date-pickers': [
    'picker',
    'datepicker',
    'calendar',
    'clock',
    'timezone',
    'date',
    'time',
    'day',
    'month',
    'year',
    '日期',
    '时间',
    '日历',
    '时区',
  ],
  charts: ['chart', 'axis', 'legend', 'series', 'bar', 'pie', '图表', '坐标', '图例', '状图'],
  'tree-view': ['tree', 'treeview', 'node', '树形', '节点'],
};

/** The products that a query is about, named or implied; possibly several. */
export function findNamedProducts(terms: readonly QueryTerm[]): ProductFolder[] {
  const words = new Set(terms.map(({ text }) => text));
  return PRODUCT_FOLDERS.filter((folder) => PRODUCT_NOUNS[folder].some((noun) => words.has(stemWord(noun))));
}
