export interface Trip {
  id: number;
  city: string;
  nights: number;
}

export const trips: Trip[] = [
  { id: 1, city: 'Lisbon', nights: 4 },
  { id: 2, city: 'Kyoto', nights: 9 },
  { id: 3, city: 'Oslo', nights: 3 },
];
