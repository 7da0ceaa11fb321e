/** An order of a shop. */
export interface Order {
  id: number;
  city: string;
  /** Price of all items in euros. */
  total: number;
  shipped: Date;
}

export const orders: Order[] = [
  { id: 1, city: 'Lyon', total: 1249.5, shipped: new Date('2026-03-02T00:00:00') },
  { id: 2, city: 'Kraków', total: 89.9, shipped: new Date('2026-03-05T00:00:00') },
  { id: 3, city: 'Porto', total: 3410, shipped: new Date('2026-03-14T00:00:00') },
  { id: 4, city: 'Bergen', total: 560.25, shipped: new Date('2026-03-09T00:00:00') },
  { id: 5, city: 'Graz', total: 18.4, shipped: new Date('2026-03-20T00:00:00') },
];
