export interface Bike {
  id: number;
  model: string;
  price: number;
}

export const bikes: Bike[] = [
  { id: 1, model: 'City 7', price: 690 },
  { id: 2, model: 'Trail 29', price: 1250 },
  { id: 3, model: 'Cargo', price: 2400 },
];
