export type Status = 'Open' | 'Paid' | 'Late';

export interface Order {
  id: number;
  customer: string;
  city: string;
  ordered: Date;
  /** Euros. */
  total: number;
  status: Status;
}

export const orders: Order[] = [
  {
    id: 1,
    customer: 'Ada Moreau',
    city: 'Lyon',
    ordered: new Date('2026-02-02T00:00:00'),
    total: 120,
    status: 'Paid',
  },
  {
    id: 2,
    customer: 'Ben Okafor',
    city: 'Ghent',
    ordered: new Date('2026-02-09T00:00:00'),
    total: 80,
    status: 'Late',
  },
  {
    id: 3,
    customer: 'Carla Silva',
    city: 'Porto',
    ordered: new Date('2026-02-18T00:00:00'),
    total: 240,
    status: 'Open',
  },
  {
    id: 4,
    customer: 'Dan Weber',
    city: 'Lyon',
    ordered: new Date('2026-03-03T00:00:00'),
    total: 60,
    status: 'Open',
  },
  {
    id: 5,
    customer: 'Eva Berg',
    city: 'Ghent',
    ordered: new Date('2026-03-12T00:00:00'),
    total: 310,
    status: 'Paid',
  },
  {
    id: 6,
    customer: 'Finn Aalto',
    city: 'Porto',
    ordered: new Date('2026-03-20T00:00:00'),
    total: 150,
    status: 'Late',
  },
];
