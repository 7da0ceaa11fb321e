import type { Plan } from '../../../shared/products/plans';
import type { ProductFolder } from '../../../shared/products/products';
import type { ApiKind } from './apiPage';

/** A public export of the packages. */
export interface ApiIndexEntry {
  name: string;
  exportName: string;
  product: ProductFolder;
  /** `value` is a function or constant, `type` a type without a page. */
  kind: ApiKind | 'value' | 'type';
  pathname?: string;
  /** Below `pages/` in the cache, where it was extracted in full. */
  file?: string;
  packages: string[];
  plan?: Plan;
  /** Id of the named type, where it is one. */
  typeId?: string;
}

/** How much there is, by product. */
export type ApiCounts = Record<string, Record<string, number>>;

/** What the build knows about the API as a whole. */
export interface ApiIndex {
  /** A hash of all that was extracted. */
  key: string;
  versions: Record<string, string>;
  entries: ApiIndexEntry[];
  counts: ApiCounts;
}
