export interface Visit {
  id: number;
  museum: string;
  visitors: number;
}

export const visits: Visit[] = [
  { id: 1, museum: 'Maritime', visitors: 420 },
  { id: 2, museum: 'Design', visitors: 380 },
  { id: 3, museum: 'Railway', visitors: 510 },
];
