export interface Laptop {
  id: number;
  model: string;
  /** Euros. */
  price: number;
  /** Kilograms. */
  weight: number;
  isInStock: boolean;
}

export const laptops: Laptop[] = [
  { id: 1, model: 'Aster 13', price: 1290, weight: 1.2, isInStock: true },
  { id: 2, model: 'Aster 16', price: 1890, weight: 1.9, isInStock: false },
  { id: 3, model: 'Breeze 14', price: 890, weight: 1.4, isInStock: true },
  { id: 4, model: 'Cobalt 15', price: 690, weight: 2.1, isInStock: true },
  { id: 5, model: 'Delta 14', price: 1090, weight: 1.1, isInStock: false },
  { id: 6, model: 'Ember 16', price: 1490, weight: 2.3, isInStock: true },
];
