export interface Order {
  id: string;
  customer: { name: string; city: string };
  quantity: number;
  unitPrice: number;
  /** A fraction: 0.1 is 10 %. */
  discount: number | null;
  /** As an API sends it: an ISO date, and an ISO instant or nothing. */
  placed: string;
  dispatched: string | null;
  status: 'open' | 'shipped' | 'returned';
  express: boolean;
}

export const orders: Order[] = [
  {
    id: 'A-1041',
    customer: { name: 'Lena Fischer', city: 'Hamburg' },
    quantity: 12,
    unitPrice: 24.5,
    discount: 0.1,
    placed: '2026-03-02',
    dispatched: '2026-03-03T08:15:00',
    status: 'shipped',
    express: false,
  },
  {
    id: 'A-1042',
    customer: { name: 'Tomás Rey', city: 'Valencia' },
    quantity: 1,
    unitPrice: 1299,
    discount: null,
    placed: '2026-03-04',
    dispatched: '2026-03-04T16:40:00',
    status: 'returned',
    express: true,
  },
  {
    id: 'A-1043',
    customer: { name: 'Aiko Mori', city: 'Osaka' },
    quantity: 40,
    unitPrice: 3.2,
    discount: 0.25,
    placed: '2026-03-09',
    dispatched: '2026-03-10T09:05:00',
    status: 'shipped',
    express: false,
  },
  {
    id: 'A-1044',
    customer: { name: 'Samuel Osei', city: 'Accra' },
    quantity: 5,
    unitPrice: 90,
    discount: 0.05,
    placed: '2026-03-16',
    dispatched: null,
    status: 'open',
    express: true,
  },
];
