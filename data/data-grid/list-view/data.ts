export interface Message {
  id: number;
  from: string;
  subject: string;
  sent: Date;
}

export const messages: Message[] = [
  { id: 1, from: 'Ana Ruiz', subject: 'Invoice for March', sent: new Date('2026-03-31T09:00:00') },
  { id: 2, from: 'Omar Reed', subject: 'Train to Porto', sent: new Date('2026-03-30T16:20:00') },
  { id: 3, from: 'Mia Tan', subject: 'Photos of the new office', sent: new Date('2026-03-30T08:05:00') },
  { id: 4, from: 'Jon Hale', subject: 'Budget approved', sent: new Date('2026-03-28T11:40:00') },
  { id: 5, from: 'Ruth Adler', subject: 'Minutes of Thursday', sent: new Date('2026-03-27T17:15:00') },
  { id: 6, from: 'Kim Berg', subject: 'Keys for room 12', sent: new Date('2026-03-26T10:30:00') },
];
