export interface Order {
  id: number;
  customer: string;
  total: number;
  status: 'Open' | 'Paid';
}

export const orders: Order[] = [
  { id: 1, customer: 'Ada Moreau', total: 120, status: 'Open' },
  { id: 2, customer: 'Ben Okafor', total: 85, status: 'Paid' },
  { id: 3, customer: 'Carla Silva', total: 240, status: 'Open' },
  { id: 4, customer: 'Dan Weber', total: 60, status: 'Paid' },
  { id: 5, customer: 'Eva Berg', total: 310, status: 'Open' },
  { id: 6, customer: 'Finn Aalto', total: 150, status: 'Paid' },
  { id: 7, customer: 'Grace Young', total: 95, status: 'Open' },
  { id: 8, customer: 'Hugo Lind', total: 180, status: 'Paid' },
  { id: 9, customer: 'Ines Costa', total: 45, status: 'Open' },
  { id: 10, customer: 'Jon Park', total: 205, status: 'Open' },
  { id: 11, customer: 'Olga Stone', total: 130, status: 'Paid' },
  { id: 12, customer: 'Paul Meyer', total: 75, status: 'Open' },
  { id: 13, customer: 'Rosa Klein', total: 260, status: 'Paid' },
  { id: 14, customer: 'Tom Baker', total: 110, status: 'Open' },
];
