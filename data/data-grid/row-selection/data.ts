export interface Ticket {
  id: number;
  subject: string;
  priority: 'low' | 'normal' | 'urgent';
  closed: boolean;
}

export const tickets: Ticket[] = [
  { id: 101, subject: 'Invoice is missing', priority: 'normal', closed: false },
  { id: 102, subject: 'Cannot sign in', priority: 'urgent', closed: false },
  { id: 103, subject: 'Change of address', priority: 'low', closed: true },
  { id: 104, subject: 'Parcel is damaged', priority: 'urgent', closed: false },
  { id: 105, subject: 'Question about sizes', priority: 'low', closed: false },
];
