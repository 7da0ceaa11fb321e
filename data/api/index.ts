import type { SymbolSummaries } from '../../src/shared/search/symbolSummary';
import type { ProductFolder } from '../../src/shared/products/products';
import { charts } from './charts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { treeView } from './treeView';

/** What each symbol with an API page is for. The build fails while one is missing. */
export const symbolSummaries: Record<ProductFolder, SymbolSummaries> = {
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
};
