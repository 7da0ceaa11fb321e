export interface Lesson {
  id: string;
  day: string;
  time: string;
  room: string;
  course: string;
}

export const lessons: Lesson[] = [
  { id: 'a', day: 'Monday', time: '9:00', room: 'North', course: 'Algebra' },
  { id: 'b', day: 'Monday', time: '10:00', room: 'North', course: 'Algebra' },
  { id: 'c', day: 'Monday', time: '11:00', room: 'South', course: 'Physics' },
  { id: 'd', day: 'Tuesday', time: '9:00', room: 'South', course: 'Physics' },
  { id: 'e', day: 'Tuesday', time: '10:00', room: 'South', course: 'Biology' },
  { id: 'f', day: 'Tuesday', time: '11:00', room: 'North', course: 'Biology' },
];
