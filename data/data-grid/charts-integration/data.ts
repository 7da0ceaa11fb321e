export interface Show {
  id: number;
  city: string;
  genre: string;
  season: string;
  tickets: number;
  /** Euros. */
  costs: number;
}

export const shows: Show[] = [
  { id: 1, city: 'Lyon', genre: 'Dance', season: 'Spring', tickets: 320, costs: 2100 },
  { id: 2, city: 'Ghent', genre: 'Opera', season: 'Spring', tickets: 540, costs: 6400 },
  { id: 3, city: 'Porto', genre: 'Dance', season: 'Spring', tickets: 260, costs: 1900 },
  { id: 4, city: 'Lyon', genre: 'Opera', season: 'Fall', tickets: 610, costs: 7200 },
  { id: 5, city: 'Ghent', genre: 'Dance', season: 'Fall', tickets: 280, costs: 2000 },
  { id: 6, city: 'Porto', genre: 'Opera', season: 'Fall', tickets: 470, costs: 5800 },
];
