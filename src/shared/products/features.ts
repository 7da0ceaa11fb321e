import type { LocalizedText } from '../languages/languages';
import type { Plan } from './plans';
import type { ProductFolder } from './products';

/** Every plan, the cheapest first. */
export const ALL_PLANS = ['community', 'pro', 'premium'] as const satisfies readonly (Plan | 'community')[];

export type AnyPlan = (typeof ALL_PLANS)[number];

/** Something that users choose a plan by. */
export interface Feature {
  title: LocalizedText;
  /** The guide of the feature; linked once the page exists. */
  pathname?: string;
  /**
   * What a package's declarations must have for the package to have the feature:
   *
   * - an export: `'DateRangePicker'`, or `'SankeyChart/Unstable_SankeyChart'` of a subpath
   * - a prop, or the member of a type: `'DataGrid.treeData'`. The names `DataGridPro` and `DataGridPremium`
   *   replace `DataGrid` in their packages.
   * - a value that a prop takes: `'DataGrid.pagination=false'`
   */
  evidence: string;
}

/** The features of a product. The plan is not written here: the build finds it in the packages. */
export interface ProductFeatures {
  folder: ProductFolder;
  /** The package of each plan; a product without a Premium package leaves it out. */
  packages: Partial<Record<AnyPlan, string>>;
  features: Feature[];
}
