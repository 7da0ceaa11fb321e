export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const lines = ['Line 1', 'Line 4', 'Line 7'];

/** Mean delay in minutes: one row per line, one number per day. */
export const minutes = [
  [2, 3, 2, 4, 7],
  [5, 4, 6, 5, 11],
  [1, 2, 1, 1, 3],
];

export const delays = minutes.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));
