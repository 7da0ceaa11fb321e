export interface Apartment {
  id: number;
  city: string;
  /** Euros a month. */
  rent: number;
  /** As an API sends it: an ISO date. */
  available: string;
  pets: boolean;
  heating: 'gas' | 'electric' | 'heat pump';
  amenities: string[];
}

export const apartments: Apartment[] = [
  {
    id: 1,
    city: 'Málaga',
    rent: 1250,
    available: '2026-04-01',
    pets: true,
    heating: 'electric',
    amenities: ['pool', 'garage'],
  },
  {
    id: 2,
    city: 'Zürich',
    rent: 2480,
    available: '2026-05-15',
    pets: false,
    heating: 'heat pump',
    amenities: ['balcony', 'elevator'],
  },
  {
    id: 3,
    city: 'Porto',
    rent: 890,
    available: '2026-04-01',
    pets: true,
    heating: 'gas',
    amenities: ['garden'],
  },
  {
    id: 4,
    city: 'Málaga',
    rent: 980,
    available: '2026-06-01',
    pets: false,
    heating: 'electric',
    amenities: ['balcony'],
  },
  {
    id: 5,
    city: 'Lyon',
    rent: 1120,
    available: '2026-04-20',
    pets: false,
    heating: 'gas',
    amenities: [],
  },
  {
    id: 6,
    city: 'Ghent',
    rent: 950,
    available: '2026-05-01',
    pets: true,
    heating: 'heat pump',
    amenities: ['garden', 'garage'],
  },
];
