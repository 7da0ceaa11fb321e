export interface StoreSales {
  id: number;
  store: string;
  january: number;
  february: number;
  march: number;
  april: number;
  total: number;
}

export const sales: StoreSales[] = [
  { id: 1, store: 'Harbor Street', january: 41, february: 38, march: 52, april: 47, total: 178 },
  { id: 2, store: 'Old Market', january: 23, february: 27, march: 25, april: 31, total: 106 },
  { id: 3, store: 'North Gate', january: 64, february: 59, march: 61, april: 70, total: 254 },
  { id: 4, store: 'Airport', january: 88, february: 79, march: 93, april: 97, total: 357 },
];
