import { parts } from './data';

/** Stands in for an API that looks for a name in its database. It answers after 400 milliseconds. */
export function isNameTaken(name: string, id: string): Promise<boolean> {
  const isTaken = parts.some((part) => part.name === name && part.id !== id);
  return new Promise((resolve) => {
    setTimeout(() => resolve(isTaken), 400);
  });
}
