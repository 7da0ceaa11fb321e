export interface Delivery {
  id: string;
  customer: string;
  city: string;
  driver: string;
  weight: number;
}

export const deliveries: Delivery[] = [
  { id: 'D-2201', customer: 'Bakery Linden', city: 'Graz', driver: 'Mara Weber', weight: 140 },
  { id: 'D-2202', customer: 'Café Aurora', city: 'Linz', driver: 'Omar Khan', weight: 35 },
  { id: 'D-2203', customer: 'Hotel Krone', city: 'Wels', driver: 'Mara Weber', weight: 480 },
  { id: 'D-2204', customer: 'Nordic Foods', city: 'Graz', driver: 'Jana Novak', weight: 260 },
];
