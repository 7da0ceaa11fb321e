/** The seven most populous states of the USA at each census, in millions. Source: US Census Bureau. */
export const states = [
  { id: 'ca', name: 'California', color: '#64748b', millions: [23.7, 29.8, 33.9, 37.3, 39.5] },
  { id: 'tx', name: 'Texas', color: '#1976d2', millions: [14.2, 17.0, 20.9, 25.1, 29.1] },
  { id: 'fl', name: 'Florida', color: '#d32f2f', millions: [9.7, 12.9, 16.0, 18.8, 21.5] },
  { id: 'ny', name: 'New York', color: '#64748b', millions: [17.6, 18.0, 19.0, 19.4, 20.2] },
  { id: 'pa', name: 'Pennsylvania', color: '#64748b', millions: [11.9, 11.9, 12.3, 12.7, 13.0] },
  { id: 'il', name: 'Illinois', color: '#64748b', millions: [11.4, 11.4, 12.4, 12.8, 12.8] },
  { id: 'oh', name: 'Ohio', color: '#64748b', millions: [10.8, 10.8, 11.4, 11.5, 11.8] },
];

export const years = ['1980', '1990', '2000', '2010', '2020'];

/** The rank of a state at each census: 1 for the most populous one. */
export const rankStates = (state: number): number[] =>
  states[state]!.millions.map(
    (population, year) => 1 + states.filter(({ millions }) => millions[year]! > population).length,
  );
