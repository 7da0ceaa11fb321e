/** A booking of a small hotel. */
export interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
}

export const bookings: Booking[] = [
  { id: 1, guest: 'Alma Silva', room: 'Garden', nights: 2 },
  { id: 2, guest: 'Bruno Costa', room: 'Harbor', nights: 5 },
  { id: 3, guest: 'Clara Russo', room: 'Tower', nights: 1 },
  { id: 4, guest: 'David Cohen', room: 'Garden', nights: 3 },
  { id: 5, guest: 'Emma Tanaka', room: 'Tower', nights: 7 },
  { id: 6, guest: 'Frank Weber', room: 'Harbor', nights: 4 },
  { id: 7, guest: 'Greta Berg', room: 'Garden', nights: 2 },
  { id: 8, guest: 'Helen Sato', room: 'Tower', nights: 3 },
  { id: 9, guest: 'Ivan Ramos', room: 'Harbor', nights: 6 },
  { id: 10, guest: 'Jana Novak', room: 'Garden', nights: 1 },
  { id: 11, guest: 'Karen Singh', room: 'Tower', nights: 2 },
  { id: 12, guest: 'Lena Fischer', room: 'Harbor', nights: 4 },
];
