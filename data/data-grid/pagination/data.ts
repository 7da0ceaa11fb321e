export interface Parcel {
  id: string;
  city: string;
}

const cities = ['Hamburg', 'Valencia', 'Osaka', 'Accra', 'Oslo', 'Lyon', 'Porto'];

/** Makes as many parcels as a demo needs: P-1001, P-1002 and so on. */
export function makeParcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `P-${1001 + index}`,
    city: cities[index % cities.length]!,
  }));
}
