export interface Entry {
  id: string;
  label: string;
  /** The number of children; 0 for a product. */
  count: number;
}

/** The root items. */
export const roots: Entry[] = [
  { id: 'screws', label: 'Screws', count: 2 },
  { id: 'tools', label: 'Tools', count: 3 },
  { id: 'gloves', label: 'Work gloves', count: 0 },
];

const shelves: Record<string, Entry[]> = {
  root: roots,
  screws: [
    { id: 'wood', label: 'Wood screws', count: 2 },
    { id: 'metric', label: 'Metric screws', count: 2 },
  ],
  wood: [
    { id: 'wood-4-40', label: '4 × 40 mm', count: 0 },
    { id: 'wood-5-60', label: '5 × 60 mm', count: 0 },
  ],
  metric: [
    { id: 'm6-20', label: 'M6 × 20', count: 0 },
    { id: 'm8-40', label: 'M8 × 40', count: 0 },
  ],
  tools: [
    { id: 'hammer', label: 'Hammer', count: 0 },
    { id: 'saw', label: 'Saw', count: 0 },
    { id: 'drill', label: 'Drill', count: 0 },
  ],
};

/** Simulates your server: returns the children of a shelf after a delay. */
export function fetchEntries(parentId = 'root', isDown = false): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isDown) {
        reject(new Error('The catalog server does not answer.'));
      } else {
        resolve(shelves[parentId] ?? []);
      }
    }, 700);
  });
}
