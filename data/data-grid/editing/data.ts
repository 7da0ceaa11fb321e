export type Category = 'brakes' | 'drivetrain' | 'wheels';

export interface Part {
  id: string;
  name: string;
  /** Pieces on the shelf; nothing if nobody has counted them. */
  stock: number | null;
  category: Category;
  delivered: Date | null;
  /** Whether the shop still orders the part. */
  isOrdered: boolean;
  priceInCents: number;
}

export const parts: Part[] = [
  {
    id: 'B-104',
    name: 'Chain 11-speed',
    stock: 24,
    category: 'drivetrain',
    delivered: new Date('2026-03-02T00:00:00'),
    isOrdered: true,
    priceInCents: 2990,
  },
  {
    id: 'B-117',
    name: 'Brake pads',
    stock: 60,
    category: 'brakes',
    delivered: new Date('2026-03-09T00:00:00'),
    isOrdered: true,
    priceInCents: 1250,
  },
  {
    id: 'B-131',
    name: 'Rim 28 inch',
    stock: 8,
    category: 'wheels',
    delivered: new Date('2026-02-16T00:00:00'),
    isOrdered: false,
    priceInCents: 4900,
  },
  {
    id: 'B-142',
    name: 'Cassette',
    stock: null,
    category: 'drivetrain',
    delivered: null,
    isOrdered: true,
    priceInCents: 5475,
  },
];
