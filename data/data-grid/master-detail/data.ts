export interface Item {
  id: number;
  product: string;
  quantity: number;
}

export interface Shipment {
  id: number;
  customer: string;
  city: string;
  items: Item[];
}

export const shipments: Shipment[] = [
  {
    id: 501,
    customer: 'Alder Books',
    city: 'Graz',
    items: [
      { id: 1, product: 'Atlas', quantity: 4 },
      { id: 2, product: 'Bookend', quantity: 12 },
    ],
  },
  { id: 502, customer: 'Birch Bikes', city: 'Lyon', items: [{ id: 1, product: 'Chain', quantity: 30 }] },
  {
    id: 503,
    customer: 'Cedar Foods',
    city: 'Porto',
    items: [
      { id: 1, product: 'Olives', quantity: 48 },
      { id: 2, product: 'Rice', quantity: 20 },
      { id: 3, product: 'Tea', quantity: 15 },
    ],
  },
  { id: 504, customer: 'Delta Tools', city: 'Turku', items: [] },
  { id: 505, customer: 'Elm Garden', city: 'Ghent', items: [{ id: 1, product: 'Spade', quantity: 6 }] },
];
