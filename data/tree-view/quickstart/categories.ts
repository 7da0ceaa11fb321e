export interface Category {
  id: string;
  name: string;
  products: number;
  subcategories?: Category[];
}

export const categories: Category[] = [
  {
    id: 'kitchen',
    name: 'Kitchen',
    products: 214,
    subcategories: [
      { id: 'cookware', name: 'Pots and pans', products: 96 },
      {
        id: 'knives',
        name: 'Knives',
        products: 118,
        subcategories: [
          { id: 'bread-knives', name: 'Bread knives', products: 31 },
          { id: 'paring-knives', name: 'Paring knives', products: 87 },
        ],
      },
    ],
  },
  {
    id: 'garden',
    name: 'Garden',
    products: 143,
    subcategories: [
      { id: 'tools', name: 'Tools', products: 61 },
      { id: 'pots', name: 'Flower pots', products: 82 },
    ],
  },
  { id: 'vouchers', name: 'Vouchers', products: 3 },
];
