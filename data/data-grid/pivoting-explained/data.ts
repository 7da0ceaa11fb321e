export interface Harvest {
  id: number;
  fruit: string;
  farm: string;
  year: string;
  crates: number;
  income: number;
}

export const harvests: Harvest[] = [
  { id: 1, fruit: 'Apples', farm: 'North', year: '2025', crates: 40, income: 400 },
  { id: 2, fruit: 'Apples', farm: 'South', year: '2025', crates: 30, income: 330 },
  { id: 3, fruit: 'Pears', farm: 'North', year: '2025', crates: 20, income: 180 },
  { id: 4, fruit: 'Apples', farm: 'North', year: '2026', crates: 50, income: 520 },
  { id: 5, fruit: 'Pears', farm: 'North', year: '2026', crates: 25, income: 250 },
  { id: 6, fruit: 'Pears', farm: 'South', year: '2026', crates: 15, income: 165 },
];
