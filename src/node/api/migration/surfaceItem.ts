import type { ApiNameKind } from '../../../shared/products/migration';

/** A name of the public API, with what code that uses it relies on. */
export interface SurfaceItem {
  what: ApiNameKind;
  /** The export it belongs to; absent for entry points. */
  owner?: string;
  /** Below its owner; for an export itself, its own name. */
  name: string;
  /** Type, or class name. */
  type?: string;
  isRequired?: true;
  default?: string;
  isDeprecated?: true;
}
