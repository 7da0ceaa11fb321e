export interface Station {
  id: number;
  station: string;
  height: number;
  temperature: number;
  rain: number;
}

/** What weather stations measured on one day. */
export const stations: Station[] = [
  { id: 1, station: 'Bergen', height: 12, temperature: 6.4, rain: 21.5 },
  { id: 2, station: 'Davos', height: 1594, temperature: -3.1, rain: 4.2 },
  { id: 3, station: 'Porto', height: 69, temperature: 13.8, rain: 0 },
  { id: 4, station: 'Graz', height: 366, temperature: 8.9, rain: 1.6 },
];
