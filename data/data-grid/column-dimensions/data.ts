export interface Book {
  id: string;
  title: string;
  author: string;
  year: number;
  shelf: string;
}

export const books: Book[] = [
  { id: 'B-204', title: 'Emma', author: 'Jane Austen', year: 1815, shelf: 'A 3' },
  { id: 'B-118', title: 'Frankenstein', author: 'Mary Shelley', year: 1818, shelf: 'S 1' },
  { id: 'B-377', title: 'Jane Eyre', author: 'Charlotte Brontë', year: 1847, shelf: 'B 7' },
  { id: 'B-052', title: 'Middlemarch', author: 'George Eliot', year: 1871, shelf: 'E 2' },
  {
    id: 'B-410',
    title: 'The Life and Strange Surprising Adventures of Robinson Crusoe, of York, Mariner',
    author: 'Daniel Defoe',
    year: 1719,
    shelf: 'D 4',
  },
];
