export interface Order {
  id: string;
  customer: string;
  country: string;
  status: 'open' | 'shipped';
  ordered: Date;
  total: number;
}

export const orders: Order[] = [
  {
    id: 'O-301',
    customer: 'Olsen Boats',
    country: 'Norway',
    status: 'shipped',
    ordered: new Date(2026, 0, 12),
    total: 1200,
  },
  {
    id: 'O-302',
    customer: 'Casa Verde',
    country: 'Spain',
    status: 'open',
    ordered: new Date(2026, 0, 20),
    total: 340,
  },
  {
    id: 'O-303',
    customer: 'Blue Lagoon',
    country: 'Norway',
    status: 'open',
    ordered: new Date(2026, 1, 3),
    total: 560,
  },
  {
    id: 'O-304',
    customer: 'Atelier Rouge',
    country: 'France',
    status: 'shipped',
    ordered: new Date(2026, 1, 17),
    total: 980,
  },
  {
    id: 'O-305',
    customer: 'Sol y Mar',
    country: 'Spain',
    status: 'shipped',
    ordered: new Date(2026, 4, 6),
    total: 410,
  },
];
