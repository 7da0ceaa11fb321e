export interface Measurement {
  id: number;
  station: string;
  min: number;
  max: number;
  wind: number;
  gust: number;
}

export const measurements: Measurement[] = [
  { id: 1, station: 'Harbor', min: 6, max: 14, wind: 22, gust: 41 },
  { id: 2, station: 'Old town', min: 8, max: 17, wind: 11, gust: 26 },
  { id: 3, station: 'Airport', min: 5, max: 15, wind: 27, gust: 58 },
  { id: 4, station: 'North ridge', min: -1, max: 9, wind: 35, gust: 74 },
];
