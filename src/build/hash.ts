import { createHash } from 'node:crypto';

/** A short content hash of the given texts; a different order or split gives a different hash. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
