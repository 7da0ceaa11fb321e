import { expect, it } from 'vitest';
import { findFile } from '../../../../src/client/editor/sandbox/findFile';

const FILES = ['Demo.tsx', 'data.ts', 'Demo.css', 'rows.json'];

it.each([
  ['./data', 'data.ts'],
  ['./data.ts', 'data.ts'],
  ['./Demo.css', 'Demo.css'],
  ['./rows.json', 'rows.json'],
  ['../server/data', 'data.ts'],
  ['./Demo', 'Demo.tsx'],
  ['./nothing', undefined],
  ['./Demo.ts', undefined],
  ['./', undefined],
])('finds the file of %s', (specifier, file) => {
  expect(findFile(specifier, FILES)).toBe(file);
});
