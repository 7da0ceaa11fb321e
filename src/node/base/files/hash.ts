import { createHash } from 'node:crypto';

/** A short content hash of the given texts; a different order or split gives a different hash. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A key for React: short, since every page carries many, and far from equal to its neighbours. */
export function createKey(...texts: string[]): string {
  return hashTexts(...texts).slice(0, 5);
}

/** `'sha256-…'` as a content security policy wants it. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
