export interface Product {
  id: number;
  name: string;
  price: number;
  stock: number;
}

export const products: Product[] = [
  { id: 1, name: 'Desk lamp', price: 39, stock: 14 },
  { id: 2, name: 'Office chair', price: 189, stock: 6 },
  { id: 3, name: 'Bookshelf', price: 120, stock: 9 },
  { id: 4, name: 'Standing desk', price: 450, stock: 3 },
];
