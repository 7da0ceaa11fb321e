/** Eruptions of the geyser Old Faithful: length, and minutes until the next one. Source: dataset `faithful` of R. */
export const eruptions = [
  { length: 3.6, wait: 79 },
  { length: 1.8, wait: 54 },
  { length: 3.333, wait: 74 },
  { length: 2.283, wait: 62 },
  { length: 4.533, wait: 85 },
  { length: 2.883, wait: 55 },
  { length: 4.7, wait: 88 },
  { length: 3.6, wait: 85 },
  { length: 1.95, wait: 51 },
  { length: 4.35, wait: 85 },
  { length: 1.833, wait: 54 },
  { length: 3.917, wait: 84 },
  { length: 4.2, wait: 78 },
  { length: 1.75, wait: 47 },
  { length: 4.7, wait: 83 },
  { length: 2.167, wait: 52 },
];
