export interface Wine {
  id: number;
  name: string;
  region: string;
}

export const wines: Wine[] = [
  { id: 1, name: 'House red', region: 'Spain' },
  { id: 2, name: 'Sparkling white', region: 'Italy' },
  { id: 3, name: 'Dry white', region: 'Italy' },
];
