import type { GridSortModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

/** Stands in for an API that sorts in its database. Descending order takes longer than ascending order. */
export function fetchTickets([item]: GridSortModel): Promise<Ticket[]> {
  let rows = tickets;
  if (item?.sort) {
    const field = item.field as 'customer' | 'opened';
    const sign = item.sort === 'desc' ? -1 : 1;
    rows = tickets.toSorted((a, b) => (a[field] < b[field] ? -sign : sign));
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(rows), item?.sort === 'desc' ? 800 : 300);
  });
}
