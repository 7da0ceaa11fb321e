export const suppliers = ['Harbor Steel', 'North Electric', 'Pine & Oak', 'Vega Tools'];

export interface Item {
  id: string;
  name: string;
  supplier: string;
  /** Pieces on the shelf. */
  stock: number;
  /** Below this number, the item is low. */
  minimum: number;
  /** Pieces that are on their way. */
  ordered: number;
  /** Euros for one piece. */
  price: number;
}

export type Level = 'Out of stock' | 'Low' | 'In stock';

export function getLevel({ stock, minimum }: Item): Level {
  if (stock === 0) {
    return 'Out of stock';
  }
  return stock < minimum ? 'Low' : 'In stock';
}

/** Whether users changed none of the numbers that they can edit. */
export const hasSameNumbers = (a: Item, b: Item) =>
  a.stock === b.stock && a.minimum === b.minimum && a.price === b.price;

/** How many pieces are missing for twice the minimum. */
export function getReorderSize({ stock, minimum, ordered }: Item): number {
  return Math.max(0, 2 * minimum - stock - ordered);
}

const formatter = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
export const formatEuros = (euros: number) => formatter.format(euros);

type Line = [id: string, name: string, supplier: number, stock: number, minimum: number, price: number];

const lines: Line[] = [
  ['CB-210', 'Cable, 3 × 1.5 mm²', 1, 640, 300, 0.89],
  ['DR-118', 'Cordless drill', 3, 6, 10, 129],
  ['HN-004', 'Door hinge, brass', 0, 84, 60, 4.2],
  ['LB-032', 'LED bulb, 9 W', 1, 0, 120, 3.5],
  ['OB-071', 'Oak board, 2 m', 2, 38, 40, 27.9],
  ['PB-015', 'Pine board, 2 m', 2, 152, 80, 9.6],
  ['SC-440', 'Wood screws, box', 0, 215, 100, 6.75],
  ['SK-902', 'Wall socket', 1, 47, 50, 7.3],
  ['SW-333', 'Circular saw', 3, 4, 4, 189],
  ['TR-250', 'Steel tread', 0, 0, 12, 34],
  ['TB-056', 'Toolbox', 3, 23, 8, 39.5],
  ['VN-620', 'Oak veneer, sheet', 2, 61, 25, 14.8],
];

export const initialItems = lines.map(([id, name, supplier, stock, minimum, price]): Item => ({
  id,
  name,
  supplier: suppliers[supplier]!,
  stock,
  minimum,
  ordered: 0,
  price,
}));
