export interface Invoice {
  id: number;
  number: string;
  customer: string;
  amount: number;
  due: Date;
  status: 'open' | 'overdue' | 'paid';
}

export const invoices: Invoice[] = [
  {
    id: 1,
    number: 'F-2041',
    customer: 'Okafor Ltd',
    amount: 1290,
    due: new Date(2026, 2, 30),
    status: 'open',
  },
  {
    id: 2,
    number: 'F-2042',
    customer: 'Lindqvist AB',
    amount: 48.5,
    due: new Date(2026, 1, 14),
    status: 'overdue',
  },
  { id: 3, number: 'F-2043', customer: 'Moreau SA', amount: 612, due: new Date(2026, 2, 9), status: 'paid' },
  {
    id: 4,
    number: 'F-2044',
    customer: 'Castillo Hnos',
    amount: 3075.2,
    due: new Date(2026, 3, 2),
    status: 'open',
  },
  {
    id: 5,
    number: 'F-2045',
    customer: 'Brandt GmbH',
    amount: 220,
    due: new Date(2026, 1, 27),
    status: 'overdue',
  },
  {
    id: 6,
    number: 'F-2046',
    customer: 'Ito Foods',
    amount: 98.9,
    due: new Date(2026, 2, 18),
    status: 'paid',
  },
  {
    id: 7,
    number: 'F-2047',
    customer: 'Okafor Ltd',
    amount: 740,
    due: new Date(2026, 2, 20),
    status: 'open',
  },
  {
    id: 8,
    number: 'F-2048',
    customer: 'Moreau SA',
    amount: 1845,
    due: new Date(2026, 0, 31),
    status: 'overdue',
  },
  {
    id: 9,
    number: 'F-2049',
    customer: 'Nowak Sp',
    amount: 402.75,
    due: new Date(2026, 3, 11),
    status: 'open',
  },
  {
    id: 10,
    number: 'F-2050',
    customer: 'Brandt GmbH',
    amount: 57,
    due: new Date(2026, 2, 2),
    status: 'paid',
  },
  {
    id: 11,
    number: 'F-2051',
    customer: 'Haugen AS',
    amount: 1120,
    due: new Date(2026, 2, 24),
    status: 'open',
  },
  {
    id: 12,
    number: 'F-2052',
    customer: 'Lindqvist AB',
    amount: 310,
    due: new Date(2026, 1, 20),
    status: 'overdue',
  },
];
