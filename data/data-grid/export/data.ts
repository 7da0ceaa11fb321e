export interface Order {
  id: string;
  customer: string;
  note: string;
  total: number;
  ordered: Date;
  paid: boolean;
}

export const orders: Order[] = [
  {
    id: 'A-101',
    customer: 'Émile Rey',
    note: 'Ring twice, please',
    total: 1250.5,
    ordered: new Date(2026, 2, 2),
    paid: true,
  },
  { id: 'A-102', customer: 'Ulla Okafor', note: '', total: 89, ordered: new Date(2026, 2, 3), paid: true },
  {
    id: 'A-103',
    customer: 'Ana Costa',
    note: '=1+2',
    total: -45,
    ordered: new Date(2026, 2, 3),
    paid: false,
  },
  {
    id: 'A-104',
    customer: 'Yuki Tanaka',
    note: 'Gift "Spring"',
    total: 310,
    ordered: new Date(2026, 2, 5),
    paid: true,
  },
  {
    id: 'A-105',
    customer: 'Lena Fischer',
    note: '',
    total: 2400,
    ordered: new Date(2026, 2, 6),
    paid: false,
  },
  {
    id: 'A-106',
    customer: 'Petr Novak',
    note: 'Leave at door',
    total: 64.9,
    ordered: new Date(2026, 2, 9),
    paid: true,
  },
];
