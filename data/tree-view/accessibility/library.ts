export interface Shelf {
  id: string;
  label: string;
  lost?: boolean;
  children?: Shelf[];
}

export const library: Shelf[] = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'poetry', label: 'Poetry' },
    ],
  },
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'africa', label: 'Africa' },
      { id: 'asia', label: 'Asia, closed', lost: true },
    ],
  },
  { id: 'maps', label: 'Maps' },
  { id: 'music', label: 'Music' },
];
