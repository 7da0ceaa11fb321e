export interface Sensor {
  id: string;
  room: string;
  /** In percent. */
  humidity: number;
  /** In degrees Celsius. */
  temperature: number;
}

/** What sensors in three rooms reported on one morning, in the order of the rooms. */
export const sensors: Sensor[] = [
  { id: 'S-01', room: 'Archive', humidity: 38, temperature: 18 },
  { id: 'S-02', room: 'Archive', humidity: 44, temperature: 19 },
  { id: 'S-03', room: 'Cellar', humidity: 81, temperature: 12 },
  { id: 'S-04', room: 'Cellar', humidity: 76, temperature: 13 },
  { id: 'S-05', room: 'Cellar', humidity: 69, temperature: 13 },
  { id: 'S-06', room: 'Studio', humidity: 52, temperature: 22 },
];
