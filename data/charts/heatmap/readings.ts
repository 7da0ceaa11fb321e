export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const sensors = ['Gate', 'Hall', 'Yard'];

/** Noise in decibels. The sensor of the hall failed on Wednesday and Thursday, the one of the yard on Monday. */
export const readings = [
  [0, 0, 61],
  [1, 0, 63],
  [2, 0, 60],
  [3, 0, 66],
  [4, 0, 71],
  [5, 0, 48],
  [0, 1, 52],
  [1, 1, 55],
  [4, 1, 58],
  [5, 1, 44],
  [1, 2, 57],
  [2, 2, 54],
  [3, 2, 59],
  [4, 2, 64],
  [5, 2, 46],
] as const;
