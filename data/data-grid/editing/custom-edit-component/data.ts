export interface Hike {
  id: number;
  name: string;
  rating: number | null;
  region: string | null;
  tags: string[];
  start: Date | null;
  price: number;
}

export const regions = ['Alps', 'Andes', 'Atlas', 'Dolomites', 'Pyrenees', 'Tatra'];

export const tags = ['Dogs', 'Family', 'Lake', 'Steep', 'Winter'];

export const hikes: Hike[] = [
  {
    id: 1,
    name: 'Ridge trail',
    rating: 4,
    region: 'Alps',
    tags: ['Steep'],
    start: new Date(2026, 4, 16),
    price: 45,
  },
  {
    id: 2,
    name: 'Three lakes',
    rating: 5,
    region: 'Tatra',
    tags: ['Lake', 'Family'],
    start: new Date(2026, 5, 6),
    price: 30,
  },
  { id: 3, name: 'Old pass', rating: null, region: 'Atlas', tags: [], start: null, price: 60 },
  {
    id: 4,
    name: 'Glacier walk',
    rating: 3,
    region: 'Dolomites',
    tags: ['Winter'],
    start: new Date(2026, 1, 7),
    price: 95,
  },
];
