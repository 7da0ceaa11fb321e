export interface Flight {
  id: string;
  route: string;
  gate: string;
  seats: number;
}

export const flights: Flight[] = [
  { id: 'LX318', route: 'Zurich – London', gate: 'A42', seats: 164 },
  { id: 'TP931', route: 'Lisbon – Geneva', gate: 'B07', seats: 174 },
  { id: 'SK683', route: 'Oslo – Rome', gate: 'F12', seats: 180 },
];
