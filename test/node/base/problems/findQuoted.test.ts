import { describe, expect, it } from 'vitest';
import { findQuoted } from '../../../../src/node/base/problems/findQuoted';

const sourceFiles = [
  { file: 'a.ts', text: "first\n['/x/a', '/x/a']\n" },
  { file: 'b.ts', text: '\n\n["/x/a", `/x/b`, \'/x/a/more\']' },
];

describe('findQuoted', () => {
  it.each([
    ['the first occurrence', '/x/a', 1, { file: 'a.ts', line: 2 }],
    ['the second in the same line', '/x/a', 2, { file: 'a.ts', line: 2 }],
    ['the third in the next file, with other quotes', '/x/a', 3, { file: 'b.ts', line: 3 }],
    ['a template', '/x/b', 1, { file: 'b.ts', line: 3 }],
    ['nothing when there are fewer', '/x/a', 4, undefined],
    ['nothing for a part of a literal', '/x', 1, undefined],
  ])('finds %s', (_, value, occurrence, place) => {
    expect(findQuoted(sourceFiles, value, occurrence)).toEqual(place);
  });
});
