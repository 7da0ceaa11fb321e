import type { ReleaseNameKind } from '../../../shared/products/releases';

/** A name, as in the table. */
export interface WantedName {
  what: ReleaseNameKind;
  /** Absent for what belongs to no export, and for exports themselves. */
  owner?: string;
  name: string;
}

/** `'prop DataGrid.rows'`, `'event rowClick'` */
export function getNameKey({ what, owner, name }: WantedName): string {
  return `${what} ${owner === undefined ? '' : `${owner}.`}${name}`;
}
