export interface Course {
  id: number;
  title: string;
  teacher: { name: string; email: string };
  seats: number;
  booked: number;
}

export const courses: Course[] = [
  {
    id: 71,
    title: 'Watercolor',
    teacher: { name: 'Ana Sato', email: 'ana@atelier.example' },
    seats: 12,
    booked: 12,
  },
  {
    id: 72,
    title: 'Life drawing',
    teacher: { name: 'Petr Novak', email: 'petr@atelier.example' },
    seats: 10,
    booked: 4,
  },
  {
    id: 73,
    title: 'Screen printing',
    teacher: { name: 'Ulla Mori', email: 'ulla@atelier.example' },
    seats: 6,
    booked: 5,
  },
  {
    id: 74,
    title: 'Pottery',
    teacher: { name: 'Tomás Rey', email: 'tomas@atelier.example' },
    seats: 8,
    booked: 8,
  },
  {
    id: 75,
    title: 'Bookbinding',
    teacher: { name: 'Aiko Osei', email: 'aiko@atelier.example' },
    seats: 8,
    booked: 1,
  },
];
