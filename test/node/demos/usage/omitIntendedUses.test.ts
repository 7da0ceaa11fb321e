import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../../src/node/base/problems/problem';
import { omitIntendedUses, type NamedProblem } from '../../../../src/node/demos/usage/omitIntendedUses';

const OLD: NamedProblem = { file: 'data/grid/rows/rows.md', line: 3, name: 'old', message: 'Is old.' };

const omit = (found: NamedProblem[], names: Record<string, string>, isWhole = true) =>
  omitIntendedUses(found, { 'grid/rows': names }, { list: 'deprecatedInSnippets', isWhole }).map(
    formatProblem,
  );

describe('omitIntendedUses', () => {
  it('leaves out the names that a page is meant to have', () => {
    expect(omit([OLD], { old: 'The section is about it.' })).toEqual([]);
  });

  it('keeps other names, other pages and other problems', () => {
    const others = [
      { ...OLD, name: 'older' },
      { ...OLD, file: 'data/grid/rows-2/rows-2.md' },
      { ...OLD, name: undefined },
    ];
    expect(omit([OLD, ...others], { old: 'The section is about it.' })).toEqual(others.map(formatProblem));
  });

  it('finds a name that the page has no more, where all pages were asked', () => {
    expect(omit([], { old: 'The section is about it.' })).toEqual([
      'data/intendedNames.ts  Nothing in `grid/rows` uses `old` any more, or it needs no reason. Delete it from `deprecatedInSnippets`.',
    ]);
    expect(omit([], { old: 'The section is about it.' }, false)).toEqual([]);
  });
});
