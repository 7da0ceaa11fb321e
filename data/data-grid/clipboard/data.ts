export interface Order {
  id: string;
  customer: string | null;
  quantity: number | null;
  price: number | null;
  due: Date | null;
  status: 'open' | 'sent';
}

export const orders: Order[] = [
  { id: 'A-101', customer: 'Ana Costa', quantity: 12, price: 4.5, due: new Date(2026, 2, 4), status: 'open' },
  { id: 'A-102', customer: 'Liam Brown', quantity: 3, price: 18, due: new Date(2026, 2, 6), status: 'open' },
  {
    id: 'A-103',
    customer: 'Yuki Tanaka',
    quantity: 40,
    price: 1.25,
    due: new Date(2026, 2, 9),
    status: 'sent',
  },
  { id: 'A-104', customer: 'Omar Khan', quantity: 7, price: 9.9, due: new Date(2026, 2, 11), status: 'open' },
];
