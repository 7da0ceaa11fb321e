export interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  copies: number;
}

/** Books of a library and how many copies it has. */
export const books: Book[] = [
  { id: 1, title: 'The Odyssey', author: 'Homer', year: -700, copies: 6 },
  { id: 2, title: 'Emma', author: 'Jane Austen', year: 1815, copies: 3 },
  { id: 3, title: 'Walden', author: 'Henry Thoreau', year: 1854, copies: 1 },
  { id: 4, title: 'Frankenstein', author: 'Mary Shelley', year: 1818, copies: 4 },
];
