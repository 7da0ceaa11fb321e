export interface Room {
  id: number;
  name: string;
  isFree: boolean;
  price: number;
}

export const rooms: Room[] = [
  { id: 11, name: 'Garden room', isFree: true, price: 120 },
  { id: 12, name: 'Sea view', isFree: false, price: 165 },
  { id: 21, name: 'Family suite', isFree: true, price: 210 },
];
