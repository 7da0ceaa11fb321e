export interface Part {
  id: number;
  name: string;
  shelf: string;
  stock: number;
}

const NAMES = ['Bearing', 'Bolt', 'Gasket', 'Hinge', 'Lever', 'Pulley', 'Spring', 'Valve'];

/** Forty parts. Every seventh has a low stock. */
export const parts: Part[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${NAMES[index % NAMES.length]} ${100 + index}`,
  shelf: `${'ABCD'[index % 4]}-${1 + (index % 9)}`,
  stock: index % 7 === 6 ? 2 : 20 + ((index * 13) % 60),
}));
