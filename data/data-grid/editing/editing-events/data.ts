export interface Plant {
  id: number;
  name: string;
  /** Centimeters. */
  height: number;
  pots: number;
}

export const plants: Plant[] = [
  { id: 1, name: 'Basil', height: 25, pots: 12 },
  { id: 2, name: 'Fern', height: 40, pots: 6 },
  { id: 3, name: 'Lavender', height: 35, pots: 9 },
  { id: 4, name: 'Mint', height: 20, pots: 15 },
];
