import type { ProductFolder } from '../../../shared/products/products';

export const SUBJECT_KINDS = ['prop', 'slot', 'event', 'method'] as const;

/** What of the API a user may look for in the guides: a `prop` is also a member of an interface. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What of a kind the demos and guides of a product cover. */
export interface Coverage {
  product: ProductFolder;
  kind: SubjectKind;
  total: number;
  /** The names that no demo uses and no guide mentions, sorted. */
  missing: string[];
}
