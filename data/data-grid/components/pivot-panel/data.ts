export interface Sale {
  id: number;
  region: string;
  product: string;
  units: number;
}

export const sales: Sale[] = [
  { id: 1, region: 'North', product: 'Tents', units: 12 },
  { id: 2, region: 'North', product: 'Stoves', units: 30 },
  { id: 3, region: 'South', product: 'Tents', units: 25 },
  { id: 4, region: 'South', product: 'Stoves', units: 18 },
];
