export type Priority = 'low' | 'normal' | 'high' | 'urgent';

export interface Ticket {
  id: string;
  customer: string;
  priority: Priority;
  /** ISO date. */
  opened: string;
  /** Time until the first answer; nothing if nobody has answered. */
  hours: number | null;
}

export const tickets: Ticket[] = [
  { id: 'T-12', customer: 'Olsen Boats', priority: 'normal', opened: '2026-03-09', hours: 6.5 },
  { id: 'T-7', customer: 'Casa Verde', priority: 'urgent', opened: '2026-03-02', hours: 0.5 },
  { id: 'T-101', customer: 'Hansen & Co', priority: 'low', opened: '2026-03-16', hours: null },
  { id: 'T-34', customer: 'Blue Lagoon', priority: 'urgent', opened: '2026-03-05', hours: 1.25 },
  { id: 'T-9', customer: 'Atelier Rouge', priority: 'high', opened: '2026-03-12', hours: null },
];
