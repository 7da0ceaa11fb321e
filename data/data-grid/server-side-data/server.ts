import type { GridGetRowsParams } from '@mui/x-data-grid';
import { makeOrders, type Order } from './data';

/** Stands in for an API with a database of orders. It reports each request, and fails while it is down. */
export class OrderServer {
  private isDown = false;

  private orders = makeOrders(240);

  private report: (request: string) => void;

  constructor(report: (request: string) => void = () => {}) {
    this.report = report;
  }

  setDown(isDown: boolean) {
    this.isDown = isDown;
  }

  /** Changes a total without a request, as another user of the database does. */
  change(id: number, total: number) {
    this.orders = this.orders.map((order) => (order.id === id ? { ...order, total } : order));
  }

  /** The orders from `start` to `end`, both included, and the number of orders that match the search. */
  getOrders({ start, end, sortModel: [item], filterModel }: GridGetRowsParams) {
    const search = (filterModel.quickFilterValues ?? []).join(' ').toLowerCase();
    const rows = this.orders.filter(({ customer }) => customer.toLowerCase().includes(search));
    if (item?.sort) {
      const field = item.field as keyof Order;
      const sign = item.sort === 'asc' ? 1 : -1;
      rows.sort((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : a.id - b.id));
    }
    const sort = item ? `&sort=${item.field}.${item.sort}` : '';
    const request = `GET /orders?from=${start}&to=${end}${sort}${search && `&search=${search}`}`;
    return this.answer(request, () => ({
      rows: rows.slice(Number(start), end + 1),
      rowCount: rows.length,
    }));
  }

  /** Saves an order with a rounded total. A total below 0 is rejected. */
  saveOrder(order: Order) {
    return this.answer(`PUT /orders/${order.id} total=${order.total}`, () => {
      if (order.total < 0) {
        throw new Error('The total must not be negative.');
      }
      this.change(order.id, Math.round(order.total));
      return { ...order, total: Math.round(order.total) };
    });
  }

  private async answer<T>(request: string, compute: () => T): Promise<T> {
    this.report(request);
    const { isDown } = this;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (isDown) {
      throw new Error('The server does not respond.');
    }
    return compute();
  }
}
