export interface Order {
  id: number;
  customer: string;
  total: number;
}

export const orders: Order[] = [
  { id: 3101, customer: 'Nordic Bikes', total: 1840 },
  { id: 3102, customer: 'Café Lumière', total: 265 },
  { id: 3103, customer: 'Harbor Hotel', total: 3120 },
];
