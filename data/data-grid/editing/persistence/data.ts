export interface Product {
  id: number;
  name: string;
  /** In euros. */
  price: number;
}

export const products: Product[] = [
  { id: 1, name: 'Espresso', price: 2.4 },
  { id: 2, name: 'Cappuccino', price: 3.6 },
  { id: 3, name: 'Lemonade', price: 3.9 },
  { id: 4, name: 'Apple pie', price: 4.8 },
];
