import { expect, it } from 'vitest';
import { isLetterKey } from '../../../src/client/platform/isLetterKey';

it.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  // Cyrillic, Greek, Hebrew.
  ['л', 'KeyK', true],
  ['κ', 'KeyK', true],
  ['ל', 'KeyK', true],
  // Dvorak: the letter counts.
  ['k', 'KeyV', true],
  ['t', 'KeyK', false],
  ['j', 'KeyJ', false],
  ['Escape', 'Escape', false],
  // Typed by a program, which says no place.
  ['k', '', true],
])('%s of the key %s: %s', (key, code, isK) => {
  expect(isLetterKey({ key, code }, 'k')).toBe(isK);
});
