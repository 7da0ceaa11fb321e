import { describe, expect, it } from 'vitest';
import { keepOrder } from '../../../src/client/search/keepOrder';
import type { OptionGroup } from '../../../src/client/search/OptionList';

const createGroup = (id: string, lines: string[], content = ''): OptionGroup => ({
  id,
  title: id,
  options: lines.map((line) => ({ id: line, content })),
});

const getLines = (groups: readonly OptionGroup[]) =>
  groups.map(({ id, options }) => `${id}: ${options.map((option) => option.id).join(' ')}`);

describe('keepOrder', () => {
  const groups = [createGroup('best', ['d', 'b'], 'with a sentence'), createGroup('more', ['a'])];

  it('changes nothing before the user moves to a line', () => {
    expect(keepOrder(groups, undefined)).toBe(groups);
  });

  it('leaves every line in its place, and adds what was found later at the end', () => {
    const kept = [createGroup('best', ['a', 'b']), createGroup('more', ['c'])];
    expect(getLines(keepOrder(groups, kept))).toEqual(['best: a b', 'more: c', 'later-best: d']);
  });

  it('shows of a line what is known now', () => {
    const [best] = keepOrder(groups, [createGroup('best', ['b'])]);
    expect(best!.options).toEqual([{ id: 'b', content: 'with a sentence' }]);
  });
});
