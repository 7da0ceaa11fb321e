import { shipments, type Item } from './data';

/** Stands in for an API. It returns the items of a shipment after 400 ms, and fails for shipment 503 the first time. */
export function createItemServer(report: (request: string) => void): (id: number) => Promise<Item[]> {
  let hasFailed = false;
  return (id) => {
    report(`GET /shipments/${id}/items`);
    const fails = id === 503 && !hasFailed;
    hasFailed ||= fails;
    return new Promise((resolve, reject) => {
      const items = shipments.find((shipment) => shipment.id === id)?.items ?? [];
      setTimeout(() => (fails ? reject(new Error('The server does not respond.')) : resolve(items)), 400);
    });
  };
}
