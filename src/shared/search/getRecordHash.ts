import { nameToSlug } from '../paths/nameToSlug';
import type { SearchRecord } from './searchIndex';

/** `'/x/api/data-grid/data-grid' -> 'data-grid'` */
function getSlug(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/**
 * The element of a page that a record leads to, without `#`; empty for the page itself. Rows of the API have ids
 * that follow from their page and their name: `MuiDataGrid-root` on the page of `DataGrid` is
 * `data-grid-css-root`.
 */
export function getRecordHash(
  { kind, name, hash }: Pick<SearchRecord, 'kind' | 'name' | 'hash'>,
  pathname: string,
): string {
  if (hash !== undefined) {
    return hash;
  }
  switch (kind) {
    case 'prop':
      return `${getSlug(pathname)}-prop-${name}`;
    case 'slot':
      return `${getSlug(pathname)}-slot-${name}`;
    case 'class':
      return `${getSlug(pathname)}-css-${name.slice(name.indexOf('-') + 1)}`;
    case 'hook':
      return pathname.endsWith('-api') ? nameToSlug(name) : '';
    case 'event':
    case 'method':
    case 'selector':
    case 'type':
      return `${kind}-${name}`;
    default:
      return '';
  }
}
