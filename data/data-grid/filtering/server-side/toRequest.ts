import type { GridFilterModel } from '@mui/x-data-grid';

/** The names that the API has for operators of the grid. */
const names: Record<string, string> = { contains: 'contains', is: 'is', '>': 'over', '<': 'under' };

/** The URL for a filter model, such as `/api/parts?stock.over=10&search=brass`. Incomplete items are left out. */
export function toRequest({ items, quickFilterValues = [] }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value != null && value !== '') {
      query.append(`${field}.${names[operator]}`, String(value));
    }
  }
  quickFilterValues.forEach((word) => query.append('search', word));
  return `/api/parts?${query}`;
}
