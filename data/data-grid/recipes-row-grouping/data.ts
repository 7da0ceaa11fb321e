export interface Ticket {
  id: number;
  subject: string;
  team: string;
  owner: string;
  priority: 'High' | 'Low';
  isOpen: boolean;
  opened: Date;
  hours: number;
}

export const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Login fails',
    team: 'Web',
    owner: 'Ada',
    priority: 'High',
    isOpen: true,
    opened: new Date(2025, 11, 15),
    hours: 5,
  },
  {
    id: 2,
    subject: 'Wrong total',
    team: 'Billing',
    owner: 'Ada',
    priority: 'High',
    isOpen: false,
    opened: new Date(2025, 11, 22),
    hours: 8,
  },
  {
    id: 3,
    subject: 'Slow search',
    team: 'Web',
    owner: 'Ben',
    priority: 'Low',
    isOpen: false,
    opened: new Date(2026, 0, 8),
    hours: 3,
  },
  {
    id: 4,
    subject: 'Broken link',
    team: 'Web',
    owner: 'Ada',
    priority: 'Low',
    isOpen: true,
    opened: new Date(2026, 0, 20),
    hours: 1,
  },
  {
    id: 5,
    subject: 'Crash on start',
    team: 'Mobile',
    owner: 'Cleo',
    priority: 'High',
    isOpen: true,
    opened: new Date(2026, 1, 3),
    hours: 13,
  },
  {
    id: 6,
    subject: 'Typo in menu',
    team: 'Mobile',
    owner: 'Cleo',
    priority: 'Low',
    isOpen: false,
    opened: new Date(2026, 1, 10),
    hours: 1,
  },
  {
    id: 7,
    subject: 'No receipt',
    team: 'Billing',
    owner: 'Ben',
    priority: 'Low',
    isOpen: false,
    opened: new Date(2026, 1, 17),
    hours: 2,
  },
  {
    id: 8,
    subject: 'Blank page',
    team: 'Web',
    owner: 'Ben',
    priority: 'Low',
    isOpen: true,
    opened: new Date(2026, 1, 24),
    hours: 4,
  },
];
