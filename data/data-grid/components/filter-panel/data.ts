export interface Ticket {
  id: number;
  subject: string;
  status: 'Open' | 'Closed';
}

export const tickets: Ticket[] = [
  { id: 71, subject: 'Printer is offline', status: 'Open' },
  { id: 72, subject: 'New laptop', status: 'Closed' },
  { id: 73, subject: 'Email is slow', status: 'Open' },
];
