import type { ProductFeatures } from '../../src/shared/products/features';
import { charts } from './charts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { treeView } from './treeView';

/** What users choose a plan by, for each product in the order of the menu. */
export const features: ProductFeatures[] = [dataGrid, datePickers, charts, treeView];
