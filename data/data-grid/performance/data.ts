export interface Product {
  id: number;
  name: string;
  price: number;
  stock: number;
}

const KINDS = ['Lamp', 'Chair', 'Desk', 'Shelf', 'Rug', 'Clock', 'Mirror'];
const COLORS = ['Oak', 'White', 'Black', 'Green', 'Blue'];

/** Products with the ids 1 to `count`. */
export function createProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${COLORS[index % COLORS.length]} ${KINDS[index % KINDS.length]} ${index + 1}`,
    price: 20 + ((index * 37) % 180),
    stock: (index * 13) % 50,
  }));
}
