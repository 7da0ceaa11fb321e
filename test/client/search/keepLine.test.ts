import { describe, expect, it } from 'vitest';
import { keepLine } from '../../../src/client/search/keepLine';
import type { OptionGroup } from '../../../src/client/search/OptionList';

const createGroup = (id: string, lines: string[]): OptionGroup => ({
  id,
  title: id,
  options: lines.map((line) => ({ id: line, content: '' })),
});

const getLines = (groups: readonly OptionGroup[]) =>
  groups.map(({ id, options }) => `${id}: ${options.map((option) => option.id).join(' ')}`);

describe('keepLine', () => {
  const groups = [createGroup('best', ['a', 'b']), createGroup('more', ['c'])];

  it.each([
    ['that the last group has', 'c', ['best: a b', 'more: c']],
    ['that no group has any more', 'd', ['best: a b d', 'more: c']],
    ['that nobody moved to', undefined, ['best: a b', 'more: c']],
  ])('keeps a line %s', (_, id, lines) => {
    expect(getLines(keepLine(groups, id === undefined ? undefined : { id, content: '' }))).toEqual(lines);
  });

  it('makes no group where nothing is found', () => {
    expect(keepLine([], { id: 'a', content: '' })).toEqual([]);
  });
});
