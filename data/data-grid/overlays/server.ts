import { orders, type Order } from './data';

export interface OrderPage {
  rows: Order[];
  rowCount: number;
}

/** Stands in for an API that answers after 300 ms: with an error while the server is down, otherwise with all orders. */
export function fetchOrders(isDown: boolean): Promise<OrderPage> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isDown) {
        reject(new Error('The server does not respond.'));
      } else {
        resolve({ rows: orders, rowCount: orders.length });
      }
    }, 300);
  });
}
