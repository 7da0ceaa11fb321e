import type { GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from './data';

export interface OrderQuery {
  sortModel: GridSortModel;
  start: number;
  end: number;
}

/** Stands in for an API that sorts orders by one field and returns those from `start` to before `end`. */
export function fetchOrders({
  sortModel,
  start,
  end,
}: OrderQuery): Promise<{ rows: Order[]; total: number }> {
  const [item] = sortModel;
  const sorted = orders.toSorted((a, b) => {
    if (!item) {
      return 0;
    }
    const field = item.field as keyof Order;
    const order = a[field] < b[field] ? -1 : 1;
    return item.sort === 'desc' ? -order : order;
  });
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows: sorted.slice(start, end), total: orders.length }), 300);
  });
}
