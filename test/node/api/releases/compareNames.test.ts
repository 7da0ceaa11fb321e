import { describe, expect, it } from 'vitest';
import { compareNames } from '../../../../src/node/api/releases/compareNames';
import { getNameKey } from '../../../../src/node/api/release-tables/getNameKey';
import type { ReleaseName } from '../../../../src/node/api/releases/releaseNames';

const toNames = (...names: ReleaseName[]) => new Map(names.map((name) => [getNameKey(name), name]));

const bar: ReleaseName = { what: 'export', name: 'BarChart' };
const line: ReleaseName = { what: 'export', name: 'LineChart' };
const prop: ReleaseName = { what: 'prop', owner: 'BarChart', name: 'margin', type: 'number' };
const compareProp = (changes: Partial<ReleaseName>, known: Partial<ReleaseName> = {}) =>
  compareNames(toNames(bar, { ...prop, ...known }), toNames(bar, { ...prop, ...known, ...changes }));

it('lists an export that is new or gone without its members', () => {
  expect(compareNames(toNames(bar, prop), toNames(line))).toEqual([
    { kind: 'added', what: 'export', name: 'LineChart' },
    { kind: 'removed', what: 'export', name: 'BarChart' },
  ]);
  expect(compareNames(toNames(line), toNames(line, bar, prop))).toEqual([
    { kind: 'added', what: 'export', name: 'BarChart' },
  ]);
});

it('joins owners that changed alike', () => {
  const other: ReleaseName = { ...prop, owner: 'LineChart' };
  expect(compareNames(toNames(line, bar), toNames(line, bar, other, { ...prop, default: '8' }))).toEqual([
    { kind: 'added', what: 'prop', name: 'margin', owners: ['BarChart'], to: '8' },
    { kind: 'added', what: 'prop', name: 'margin', owners: ['LineChart'] },
  ]);
  expect(compareNames(toNames(line, bar), toNames(line, bar, other, prop))).toEqual([
    { kind: 'added', what: 'prop', name: 'margin', owners: ['BarChart', 'LineChart'] },
  ]);
});

describe('of a name that stays', () => {
  it.each<[string, Partial<ReleaseName>, object]>([
    ['a deprecation', { isDeprecated: true }, { kind: 'deprecated' }],
    ['a requirement', { isRequired: true }, { kind: 'required' }],
    ['a type', { type: 'number | Margin' }, { kind: 'retyped', from: 'number', to: 'number | Margin' }],
  ])('lists %s', (_name, changes, expected) => {
    expect(compareProp(changes)).toEqual([
      { what: 'prop', name: 'margin', owners: ['BarChart'], ...expected },
    ]);
  });

  it('lists a default that changed, not one that the declarations state now', () => {
    expect(compareProp({ default: '9' }, { default: '8' })).toMatchObject([
      { kind: 'default', from: '8', to: '9' },
    ]);
    expect(compareProp({ default: '9' })).toEqual([]);
  });

  it('lists no type that says the same in another way', () => {
    const type = "React.ReactNode | 'a' | 'b'";
    expect(compareProp({ type: "'b' | 'a' | ReactNode | undefined" }, { type })).toEqual([]);
  });

  it('lists the types of hooks, not those of other exports', () => {
    const before = toNames({ ...line, type: 'A' }, { what: 'export', name: 'useLine', type: 'A' });
    const after = toNames({ ...line, type: 'B' }, { what: 'export', name: 'useLine', type: 'B' });
    expect(compareNames(before, after).map(({ name }) => name)).toEqual(['useLine']);
  });

  it('cuts long types where they differ', () => {
    const [change] = compareProp({ type: `${'same '.repeat(40)}new` }, { type: `${'same '.repeat(40)}old` });
    expect(change).toMatchObject({
      from: expect.stringMatching(/^….*old$/),
      to: expect.stringMatching(/^….*new$/),
    });
  });
});

it('says after which minor something may have come, unless an owner tells exactly', () => {
  const other: ReleaseName = { ...prop, owner: 'LineChart' };
  const findAfter = ({ owner }: ReleaseName) => (owner === 'LineChart' ? '8.1' : undefined);
  expect(compareNames(toNames(line), toNames(line, other), findAfter)).toMatchObject([{ after: '8.1' }]);
  expect(compareNames(toNames(line, bar), toNames(line, bar, prop, other), findAfter)).toEqual([
    { kind: 'added', what: 'prop', name: 'margin', owners: ['BarChart', 'LineChart'] },
  ]);
});
