export interface Order {
  id: number;
  customer: string;
  total: number;
}

const customers = ['Alder Books', 'Birch Bikes', 'Cedar Foods', 'Delta Tools', 'Elm Garden', 'Fjord Coffee'];

export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    customer: customers[index % 6]!,
    total: 20 + ((index * 7919) % 480),
  }));
}
