export type Room = 'Lab' | 'Office' | 'Workshop';

export interface Task {
  id: number;
  title: string;
  room: Room;
  hours: number;
  isDone: boolean;
  note: string;
}

export const rooms: Room[] = ['Lab', 'Office', 'Workshop'];

export const tasks: Task[] = [
  { id: 1, title: 'Check lamps', room: 'Lab', hours: 2, isDone: true, note: 'Two lamps replaced.' },
  { id: 2, title: 'Order paper', room: 'Office', hours: 1, isDone: false, note: '' },
  { id: 3, title: 'Oil the saw', room: 'Workshop', hours: 3, isDone: false, note: 'Unplug it first.' },
  { id: 4, title: 'Test alarm', room: 'Office', hours: 2, isDone: false, note: '' },
];
