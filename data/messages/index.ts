import type { ExplainedMessage } from '../../src/shared/page/messages';
import type { ByProduct } from '../../src/shared/products/products';
import { charts } from './charts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { license } from './license';
import { treeView } from './treeView';

/**
 * What the messages of the packages mean, for each product the likeliest to be met first. Every product has
 * paid packages, which check the license key.
 */
export const messages: ByProduct<readonly ExplainedMessage[]> = {
  'data-grid': [...dataGrid, ...license],
  'date-pickers': [...datePickers, ...license],
  charts: [...charts, ...license],
  'tree-view': [...treeView, ...license],
};
