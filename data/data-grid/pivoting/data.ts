export interface Sale {
  id: number;
  product: string;
  store: string;
  sold: Date;
  bags: number;
  total: number;
}

export const sales: Sale[] = [
  { id: 1, product: 'Espresso', store: 'Lyon', sold: new Date(2025, 10, 4), bags: 10, total: 150 },
  { id: 2, product: 'Filter', store: 'Oslo', sold: new Date(2025, 10, 18), bags: 6, total: 96 },
  { id: 3, product: 'Espresso', store: 'Oslo', sold: new Date(2025, 11, 2), bags: 8, total: 120 },
  { id: 4, product: 'Decaf', store: 'Lyon', sold: new Date(2025, 11, 9), bags: 3, total: 48 },
  { id: 5, product: 'Filter', store: 'Lyon', sold: new Date(2025, 11, 16), bags: 5, total: 80 },
  { id: 6, product: 'Espresso', store: 'Lyon', sold: new Date(2026, 0, 13), bags: 12, total: 192 },
  { id: 7, product: 'Filter', store: 'Oslo', sold: new Date(2026, 0, 20), bags: 7, total: 119 },
  { id: 8, product: 'Decaf', store: 'Oslo', sold: new Date(2026, 0, 27), bags: 2, total: 34 },
  { id: 9, product: 'Espresso', store: 'Oslo', sold: new Date(2026, 1, 10), bags: 9, total: 144 },
  { id: 10, product: 'Filter', store: 'Lyon', sold: new Date(2026, 1, 17), bags: 4, total: 68 },
  { id: 11, product: 'Decaf', store: 'Lyon', sold: new Date(2026, 1, 24), bags: 5, total: 85 },
  { id: 12, product: 'Espresso', store: 'Lyon', sold: new Date(2026, 2, 3), bags: 11, total: 176 },
];
