export interface Expense {
  id: string;
  item: string;
  category: 'Travel' | 'Office';
  planned: number;
  spent: number;
}

export const expenses: Expense[] = [
  { id: 'e1', item: 'Train tickets', category: 'Travel', planned: 400, spent: 380 },
  { id: 'e2', item: 'Hotel', category: 'Travel', planned: 900, spent: 960 },
  { id: 'e3', item: 'Desks', category: 'Office', planned: 1500, spent: 1420 },
  { id: 'e4', item: 'Paper', category: 'Office', planned: 80, spent: 65 },
  { id: 'e5', item: 'Taxi', category: 'Travel', planned: 120, spent: 145 },
  { id: 'e6', item: 'Lamps', category: 'Office', planned: 300, spent: 270 },
  { id: 'e7', item: 'Meals', category: 'Travel', planned: 260, spent: 240 },
  { id: 'e8', item: 'Chairs', category: 'Office', planned: 800, spent: 790 },
];
