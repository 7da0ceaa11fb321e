export interface Recipe {
  id: number;
  name: string;
  cuisine: string;
}

export const recipes: Recipe[] = [
  { id: 1, name: 'Mushroom risotto', cuisine: 'Italian' },
  { id: 2, name: 'Miso soup', cuisine: 'Japanese' },
  { id: 3, name: 'Lentil curry', cuisine: 'Indian' },
  { id: 4, name: 'Tomato soup', cuisine: 'Italian' },
];
