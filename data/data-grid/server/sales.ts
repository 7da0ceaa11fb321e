export interface Sale {
  id: number;
  country: string;
  city: string;
  product: string;
  year: string;
  quarter: string;
  units: number;
  total: number;
}

const places = [
  ['France', 'Lyon'],
  ['Norway', 'Oslo'],
  ['Spain', 'Madrid'],
  ['Norway', 'Bergen'],
  ['France', 'Paris'],
] as const;

const products = ['Bike', 'Helmet', 'Lock'];

/** Sales of two years in five cities. */
export function makeSales(count: number): Sale[] {
  return Array.from({ length: count }, (_, index) => {
    const [country, city] = places[index % 5]!;
    const units = 1 + ((index * 7) % 9);
    return {
      id: 1001 + index,
      country,
      city,
      product: products[index % 3]!,
      year: index % 2 === 0 ? '2024' : '2025',
      quarter: `Q${1 + (Math.floor(index / 2) % 4)}`,
      units,
      total: units * (20 + ((index * 37) % 60)),
    };
  });
}
