import type { GridGetRowsParams } from '@mui/x-data-grid-premium';

/**
 * The address of a request for groups or rows: `/sales?country.is=Norway&group=city&aggregate=total.sum`.
 *
 * @param models those of a data source
 */
export function toGroupAddress(path: string, models: GridGetRowsParams & { groupKeys?: string[] }): string {
  const { groupKeys = [], groupFields = [], aggregationModel = {}, pivotModel } = models;
  const { start, end, sortModel: [item] = [] } = models;
  const query = new URLSearchParams(groupKeys.map((key, level) => [`${groupFields[level]}.is`, key]));
  const field = groupFields[groupKeys.length];
  if (field) {
    query.set('group', field);
  } else {
    query.set('from', String(start));
    query.set('to', String(end));
  }
  for (const column of pivotModel?.columns ?? []) {
    query.append('pivot', column.field);
  }
  const values = pivotModel?.values.map((value) => [value.field, value.aggFunc]);
  for (const [name, aggregation] of values ?? Object.entries(aggregationModel)) {
    query.append('aggregate', `${name}.${aggregation}`);
  }
  if (item?.sort) {
    query.set('sort', `${item.field}.${item.sort}`);
  }
  return `${path}?${query}`;
}
