export const flats = [
  { id: 1, street: 'Harbor Lane', x: 38, y: 640 },
  { id: 2, street: 'Mill Road', x: 45, y: 820 },
  { id: 3, street: 'Station Street', x: 52, y: 760 },
  { id: 4, street: 'Park View', x: 60, y: 1180 },
  { id: 5, street: 'School Lane', x: 64, y: 940 },
  { id: 6, street: 'Bridge Street', x: 71, y: 1090 },
  { id: 7, street: 'Castle Hill', x: 78, y: 1450 },
  { id: 8, street: 'River Walk', x: 85, y: 1240 },
  { id: 9, street: 'Market Square', x: 92, y: 1520 },
  { id: 10, street: 'Garden Row', x: 104, y: 1380 },
];
