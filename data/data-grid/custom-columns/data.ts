export interface Product {
  id: number;
  name: string;
  maker: string | null;
  tags: string[];
  released: Date | null;
  sales: number[];
  assembly: number;
  warrantyCall: number | null;
}

export const makers = ['Aalto', 'Borealis', 'Castor', 'Dune', 'Elmwood'];

export const tags = ['garden', 'indoor', 'new', 'recycled'];

export const products: Product[] = [
  {
    id: 1,
    name: 'Desk lamp',
    maker: 'Borealis',
    tags: ['indoor', 'new'],
    released: new Date(2026, 2, 9),
    sales: [31, 33, 32, 36, 35, 38, 41, 44],
    assembly: 5,
    warrantyCall: 12,
  },
  {
    id: 2,
    name: 'Bookshelf',
    maker: 'Aalto',
    tags: ['indoor', 'recycled'],
    released: new Date(2025, 10, 3),
    sales: [46, 47, 44, 41, 42, 38, 36, 35],
    assembly: 95,
    warrantyCall: 20,
  },
  {
    id: 3,
    name: 'Bench',
    maker: 'Dune',
    tags: ['garden'],
    released: new Date(2026, 3, 20),
    sales: [12, 15, 21, 24, 22, 27, 30, 28],
    assembly: 120,
    warrantyCall: null,
  },
  {
    id: 4,
    name: 'Planter',
    maker: null,
    tags: [],
    released: null,
    sales: [52, 49, 53, 50, 54, 51, 52, 53],
    assembly: 0,
    warrantyCall: 8,
  },
];
