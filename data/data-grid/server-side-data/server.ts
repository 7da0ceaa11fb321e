import type { GridFilterItem, GridGetRowsParams } from '@mui/x-data-grid';
import { makeOrders, type Order } from './data';

/** Operators of the grid that the server knows. */
const conditions: Record<string, (cell: string | number, value: string) => boolean> = {
  contains: (cell, value) => String(cell).toLowerCase().includes(value.toLowerCase()),
  equals: (cell, value) => String(cell) === value,
  '=': (cell, value) => cell === Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
};

type OrderField = keyof Order;

/** A condition is incomplete while its value is missing. */
function isComplete({ operator, value }: GridFilterItem): boolean {
  return operator in conditions && value != null && value !== '';
}

/** The address that a real API would get for a request of the grid, such as `/orders?from=0&to=4&sort=total.desc`. */
function toAddress({ start, end, sortModel, filterModel }: GridGetRowsParams): string {
  const sort = sortModel.map(({ field, sort: direction }) => `&sort=${field}.${direction}`);
  const filters = filterModel.items
    .filter(isComplete)
    .map((item) => `&filter=${item.field}.${item.operator}.${item.value}`);
  const words = (filterModel.quickFilterValues ?? []).map((word) => `&search=${word}`);
  return [`/orders?from=${start}&to=${end}`, ...sort, ...filters, ...words].join('');
}

interface OrderServerOptions {
  /** Receives each request, such as `GET /orders?from=0&to=4`. */
  report?: (request: string) => void;
  /** Time until the answer in ms, or a function that returns it for the first row of a page: 300 by default. */
  latency?: number | ((start: number) => number);
  /** Number of orders in the table: 240 by default. */
  size?: number;
}

/** Stands in for an API with a database of orders. It sorts, filters and paginates, and fails while it is down. */
export class OrderServer {
  private isDown = false;

  private orders: Order[];

  private report: (request: string) => void;

  private latency: (start: number) => number;

  constructor({ report = () => {}, latency = 300, size = 240 }: OrderServerOptions = {}) {
    this.orders = makeOrders(size);
    this.report = report;
    this.latency = typeof latency === 'number' ? () => latency : latency;
  }

  /** The orders from `start` to `end`, both included, and the number of orders that match the filters. */
  getOrders(params: GridGetRowsParams): Promise<{ rows: Order[]; rowCount: number }> {
    const { sortModel, filterModel, end } = params;
    const start = Number(params.start);
    const words = (filterModel.quickFilterValues ?? []).map(String);
    const rows = this.orders
      .filter((order) =>
        filterModel.items
          .filter(isComplete)
          .every((item) => conditions[item.operator]!(order[item.field as OrderField], String(item.value))),
      )
      .filter((order) => words.every((word) => conditions.contains!(order.customer, word)));
    const [order] = sortModel;
    if (order?.sort) {
      const field = order.field as OrderField;
      const sign = order.sort === 'asc' ? 1 : -1;
      rows.sort((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : a.id - b.id));
    }
    const answer = { rows: rows.slice(start, end + 1), rowCount: rows.length };
    return this.answer(`GET ${toAddress(params)}`, this.latency(start), () => answer);
  }

  /** Saves an order, rounds its total, and returns the saved order. Totals below 0 are rejected. */
  saveOrder(order: Order): Promise<Order> {
    return this.answer(`PUT /orders/${order.id} total=${order.total}`, this.latency(0), () => {
      if (order.total < 0) {
        throw new Error('The total must not be negative.');
      }
      const saved = { ...order, total: Math.round(order.total) };
      this.change(saved);
      return saved;
    });
  }

  /** Decides whether requests that are sent from now on fail. */
  setDown(isDown: boolean): void {
    this.isDown = isDown;
  }

  /** Changes an order without a request, as another user of the same database does. */
  change(changed: Pick<Order, 'id' | 'total'>): void {
    this.orders = this.orders.map((order) => (order.id === changed.id ? { ...order, ...changed } : order));
  }

  private answer<T>(request: string, ms: number, compute: () => T): Promise<T> {
    this.report(request);
    const { isDown } = this;
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          if (isDown) {
            throw new Error('The server does not respond.');
          }
          resolve(compute());
        } catch (error) {
          reject(error as Error);
        }
      }, ms);
    });
  }
}
