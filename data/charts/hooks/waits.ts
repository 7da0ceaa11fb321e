export interface Wait {
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
}

export const days = ['Mon', 'Tue', 'Wed', 'Thu'];

/** Minutes that patients wait: quartiles of each day. */
export const waits: Record<string, Wait[]> = {
  clinic: [
    { min: 4, q1: 12, median: 21, q3: 30, max: 52 },
    { min: 3, q1: 9, median: 15, q3: 22, max: 38 },
    { min: 5, q1: 10, median: 17, q3: 26, max: 44 },
    { min: 2, q1: 7, median: 12, q3: 19, max: 31 },
  ],
  online: [
    { min: 1, q1: 3, median: 6, q3: 10, max: 18 },
    { min: 1, q1: 2, median: 4, q3: 8, max: 15 },
    { min: 2, q1: 4, median: 7, q3: 12, max: 22 },
    { min: 1, q1: 3, median: 5, q3: 9, max: 14 },
  ],
};
