import type { GridGetRowsParams } from '@mui/x-data-grid';

/**
 * The address of a request with the models of the grid: `/orders?from=0&to=4&sort=total.asc&search=birch`.
 *
 * @param models those of a data source, or some of them
 */
export function toAddress(path: string, models: Partial<GridGetRowsParams>): string {
  const { start, end, sortModel: [item] = [], filterModel } = models;
  const query = new URLSearchParams();
  if (end !== undefined) {
    query.set('from', String(start));
    query.set('to', String(end));
  }
  if (item?.sort) {
    query.set('sort', `${item.field}.${item.sort}`);
  }
  for (const word of filterModel?.quickFilterValues ?? []) {
    query.append('search', word);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
