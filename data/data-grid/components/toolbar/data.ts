export interface Plant {
  id: number;
  name: string;
  place: 'Greenhouse' | 'Outdoor';
  stock: number;
}

export const plants: Plant[] = [
  { id: 1, name: 'Lavender', place: 'Outdoor', stock: 48 },
  { id: 2, name: 'Basil', place: 'Greenhouse', stock: 12 },
  { id: 3, name: 'Hydrangea', place: 'Outdoor', stock: 7 },
  { id: 4, name: 'Lemon tree', place: 'Greenhouse', stock: 5 },
  { id: 5, name: 'Rosemary', place: 'Outdoor', stock: 31 },
];
