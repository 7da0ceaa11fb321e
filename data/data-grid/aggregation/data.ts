export interface Sale {
  id: number;
  product: string;
  category: 'Bikes' | 'Parts';
  units: number;
  price: number;
  /** Score of the product in percent; nothing if nobody has rated it. */
  score: number | null;
}

export const sales: Sale[] = [
  { id: 1, product: 'City bike', category: 'Bikes', units: 4, price: 800, score: 90 },
  { id: 2, product: 'Cargo bike', category: 'Bikes', units: 1, price: 2400, score: 70 },
  { id: 3, product: 'Chain', category: 'Parts', units: 20, price: 25, score: 50 },
  { id: 4, product: 'Saddle', category: 'Parts', units: 15, price: 40, score: null },
];
