export interface Ticket {
  id: number;
  subject: string;
  team: 'Apps' | 'Billing' | 'Network';
  /** Hours of work. */
  hours: number;
  opened: Date;
  isClosed: boolean;
}

export const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Invoice sent twice',
    team: 'Billing',
    hours: 2,
    opened: new Date('2026-03-02T00:00:00'),
    isClosed: true,
  },
  {
    id: 2,
    subject: 'Login page stays blank',
    team: 'Apps',
    hours: 5,
    opened: new Date('2026-03-04T00:00:00'),
    isClosed: false,
  },
  {
    id: 3,
    subject: 'Slow network in room 4',
    team: 'Network',
    hours: 8,
    opened: new Date('2026-03-09T00:00:00'),
    isClosed: false,
  },
  {
    id: 4,
    subject: 'Wrong tax on invoice',
    team: 'Billing',
    hours: 3,
    opened: new Date('2026-03-11T00:00:00'),
    isClosed: false,
  },
  {
    id: 5,
    subject: 'Printer offline',
    team: 'Network',
    hours: 1,
    opened: new Date('2026-03-16T00:00:00'),
    isClosed: true,
  },
  {
    id: 6,
    subject: 'Login code not sent',
    team: 'Apps',
    hours: 2,
    opened: new Date('2026-03-18T00:00:00'),
    isClosed: true,
  },
];
