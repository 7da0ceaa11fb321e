export interface Station {
  id: number;
  name: string;
  bikes: number;
}

export const stations: Station[] = [
  { id: 1, name: 'Harbor', bikes: 12 },
  { id: 2, name: 'Old Town', bikes: 7 },
  { id: 3, name: 'University', bikes: 20 },
  { id: 4, name: 'Stadium', bikes: 3 },
];
