export interface Order {
  id: string;
  customer: string;
  due: string;
  isLate: boolean;
}

export const orders: Order[] = [
  { id: '10-441', customer: 'Okafor Ltd', due: '2 March', isLate: true },
  { id: '10-442', customer: 'Lindqvist AB', due: '9 March', isLate: false },
  { id: '10-443', customer: 'Moreau SARL', due: '4 March', isLate: true },
  { id: '10-444', customer: 'Tanaka KK', due: '12 March', isLate: false },
];
