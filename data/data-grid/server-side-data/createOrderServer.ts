import { FakeServer } from '../server/FakeServer';
import { makeOrders, type Order } from './data';

/** Starts a server with 240 orders. It rounds totals, and rejects those below 0. */
export function createOrderServer(report?: (request: string) => void): FakeServer<Order> {
  return new FakeServer({
    rows: makeOrders(240),
    report,
    checkRow: (order) => {
      if (order.total < 0) {
        throw new Error('The total must not be negative.');
      }
      return { ...order, total: Math.round(order.total) };
    },
  });
}
