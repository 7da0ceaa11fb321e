export interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  language: 'de' | 'en' | 'fr';
  /** Where the book is in the library. */
  shelf: string;
  subjects: string[];
  isAvailable: boolean;
}

export const languages = [
  { value: 'de', label: 'German' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
];

export const books: Book[] = [
  {
    id: 1,
    title: 'Les Misérables',
    author: 'Victor Hugo',
    year: 1862,
    language: 'fr',
    shelf: 'C-114',
    subjects: ['Paris', 'revolution'],
    isAvailable: true,
  },
  {
    id: 2,
    title: 'Jane Eyre',
    author: 'Charlotte Brontë',
    year: 1847,
    language: 'en',
    shelf: 'A-018',
    subjects: ['governess', 'marriage'],
    isAvailable: false,
  },
  {
    id: 3,
    title: 'Wuthering Heights',
    author: 'Emily Brontë',
    year: 1847,
    language: 'en',
    shelf: 'A-019',
    subjects: ['moors', 'revenge'],
    isAvailable: true,
  },
  {
    id: 4,
    title: 'Germinal',
    author: 'Émile Zola',
    year: 1885,
    language: 'fr',
    shelf: 'C-131',
    subjects: ['miners', 'strike'],
    isAvailable: true,
  },
  {
    id: 5,
    title: 'Effi Briest',
    author: 'Theodor Fontane',
    year: 1895,
    language: 'de',
    shelf: 'D-044',
    subjects: ['marriage', 'Prussia'],
    isAvailable: false,
  },
  {
    id: 6,
    title: 'Buddenbrooks',
    author: 'Thomas Mann',
    year: 1901,
    language: 'de',
    shelf: 'D-061',
    subjects: ['merchants', 'Lübeck'],
    isAvailable: true,
  },
];
