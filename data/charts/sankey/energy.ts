export const links = [
  { source: 'Gas', target: 'Heating', value: 35 },
  { source: 'Gas', target: 'Power', value: 22 },
  { source: 'Wind', target: 'Power', value: 38 },
  { source: 'Heating', target: 'Homes', value: 35 },
  { source: 'Power', target: 'Homes', value: 24 },
  { source: 'Power', target: 'Industry', value: 36 },
];
