export interface Sample {
  id: number;
  code: string;
  river: string;
  /** Nitrate in milligrams per liter. */
  nitrate: number | null;
  report: string;
}

/** Water samples of one week; the third was lost. */
export const samples: Sample[] = [
  { id: 1, code: 'W-301', river: 'Elbe', nitrate: 12.4, report: 'https://example.com/w-301' },
  { id: 2, code: 'W-302', river: 'Spree', nitrate: 31.9, report: 'https://example.com/w-302' },
  { id: 3, code: 'W-303', river: 'Havel', nitrate: null, report: 'https://example.com/w-303' },
  { id: 4, code: 'W-304', river: 'Saale', nitrate: 8.2, report: 'https://example.com/w-304' },
];
