export interface Hotel {
  id: number;
  name: string;
  city: string;
  /** Euros a night, or nothing: the price is on request. */
  price: number | null;
  /** From 1 to 5. */
  rating: number;
  amenities: string[];
}

export const hotels: Hotel[] = [
  { id: 1, name: 'Casa Alta', city: 'Málaga', price: 92, rating: 4.6, amenities: ['breakfast', 'pool'] },
  { id: 2, name: 'Hotel Sakura', city: 'Kyoto', price: 148, rating: 4.8, amenities: ['breakfast', 'spa'] },
  { id: 3, name: 'Harbor Hostel', city: 'Bergen', price: 38, rating: 3.9, amenities: ['kitchen'] },
  {
    id: 4,
    name: 'Grand Miramar',
    city: 'Porto',
    price: null,
    rating: 4.4,
    amenities: ['breakfast', 'pool', 'spa'],
  },
  { id: 5, name: 'Villa Duarte', city: 'Porto', price: 210, rating: 4.9, amenities: ['kitchen', 'pool'] },
  { id: 6, name: 'Station Inn', city: 'Ghent', price: 65, rating: 3.4, amenities: ['breakfast'] },
];
