import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines } from '../../../../src/node/base/code/compareLines';

const compare = (before: string, after: string) => {
  const { removed, added } = compareLines(before, after);
  return { removed: [...removed], added: [...added] };
};

describe('compareLines', () => {
  it.each([
    ['a\nb\nc', 'a\nx\nc', [2], [2]],
    ['a\nb', 'a\nb', [], []],
    ['a\nb\nc', 'c', [1, 2], []],
    ['c', 'a\nb\nc', [], [1, 2]],
    ['a\n\nb', 'x\n\ny', [], []],
    ['a', 'b', [], []],
    ['  a\nb', 'a\nb', [1], [1]],
  ])('%j -> %j', (before, after, removed, added) => {
    expect(compare(before, after)).toEqual({ removed, added });
  });

  it('marks the lines that differ where code is only wrapped in another way', () => {
    const before = ['head', '<Chart', '  width={3}', '  viewBox={0}', '  series={[1]}', '/>', ')'].join('\n');
    const after = ['head', '<Chart width={3} series={[1]} />', ')'].join('\n');
    expect(compare(before, after)).toEqual({ removed: [4], added: [] });
  });

  it('marks all lines of what became something else', () => {
    const before = ['head', 'function Legend({ names }) {', '  return names.map(show);', '}'].join('\n');
    const after = ['head', "const legend = { position: 'top' };"].join('\n');
    expect(compare(before, after)).toEqual({ removed: [2, 3, 4], added: [2] });
  });

  it('leaves the same lines on both sides', () => {
    const code = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => ['first', ...lines].join('\n'));
    fc.assert(
      fc.property(code, code, (before, after) => {
        const { removed, added } = compareLines(before, after);
        const rest = (text: string, lines: ReadonlySet<number>) =>
          text.split('\n').filter((line, index) => line !== '' && !lines.has(index + 1));
        expect(rest(before, removed)).toEqual(rest(after, added));
      }),
    );
  });
});
