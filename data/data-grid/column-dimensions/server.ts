import { books, type Book } from './data';

const LATENCY_MS = 600;

/** Answers after a fixed latency, like a server. */
export function fetchBooks(): Promise<Book[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(books), LATENCY_MS);
  });
}
