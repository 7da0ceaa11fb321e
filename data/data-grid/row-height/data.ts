export interface Review {
  id: number;
  guest: string;
  nights: number;
  text: string;
}

const texts = [
  'Quiet room, good breakfast.',
  'The view over the harbor is worth the early ferry. Breakfast starts at seven, and the staff packed sandwiches for our walk along the cliffs.',
  'Small but clean.',
  'We came for two nights and stayed for five. The owner lent us bicycles, marked the best beaches on a map, and found a doctor when our son was ill. The room is above the bakery, so it smells of bread in the morning. Ask for the room at the back if you want to sleep longer.',
  'Parking is far away.',
  'Friendly people, firm beds, and a terrace with shade all afternoon.',
];

const guests = ['Ida Haugen', 'Tom Lindqvist', 'Aiko Mori', 'Ana Duarte', 'Jan Nowak', 'Eva Novak'];

/** The same reviews for the same number. */
export function createReviews(count: number): Review[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    guest: guests[index % guests.length]!,
    nights: 1 + ((index * 3) % 7),
    text: texts[(index * 5 + Math.floor(index / 6)) % texts.length]!,
  }));
}

export const reviews = createReviews(4);
