export interface Station {
  id: string;
  name: string;
  district: string;
  docks: number;
  /** Rentals per month, in the order of `months`. */
  rentals: number[];
}

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const districts = ['Harbour', 'Old town', 'University'];

export const stations: Station[] = [
  {
    id: 'ferry',
    name: 'Ferry terminal',
    district: 'Harbour',
    docks: 32,
    rentals: [410, 460, 720, 980, 1340, 1610],
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    district: 'Harbour',
    docks: 14,
    rentals: [90, 110, 240, 390, 620, 840],
  },
  {
    id: 'market',
    name: 'Fish market',
    district: 'Harbour',
    docks: 20,
    rentals: [280, 300, 430, 560, 710, 790],
  },
  {
    id: 'hall',
    name: 'Town hall',
    district: 'Old town',
    docks: 28,
    rentals: [520, 540, 690, 830, 960, 1020],
  },
  { id: 'museum', name: 'Museum', district: 'Old town', docks: 18, rentals: [210, 240, 330, 450, 580, 640] },
  {
    id: 'library',
    name: 'Library',
    district: 'University',
    docks: 40,
    rentals: [880, 940, 1010, 1120, 1180, 760],
  },
  {
    id: 'campus',
    name: 'North campus',
    district: 'University',
    docks: 36,
    rentals: [790, 830, 900, 1040, 1090, 610],
  },
];
