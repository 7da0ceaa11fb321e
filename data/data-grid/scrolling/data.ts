export interface Sensor {
  id: string;
  floor: number;
  temperature: number;
}

export const sensors: Sensor[] = Array.from({ length: 60 }, (_, index) => ({
  id: `S-${100 + index}`,
  floor: 1 + (index % 8),
  temperature: 18 + ((index * 7) % 60) / 10,
}));
