import { describe, expect, it } from 'vitest';
import { createTypeDescriber } from '../../../../src/node/live-code/completion/describeTypes';
import { listPackageTypes } from '../../../../src/node/live-code/completion/listPackageTypes';
import { parseType } from '../../../../src/node/api/type-reader/scopedType';
import type { ApiIndexEntry } from '../../../../src/node/api/types/apiIndex';
import type { NamedType } from '../../../../src/node/api/types/namedType';
import { createMember, createNamed } from '../../api/type-reader/createDeclarations';

function create(named: Map<string, NamedType>) {
  return createTypeDescriber({
    named,
    components: new Map([['Item', [createMember('label: string')]]]),
    propsFiles: new Map([['x/ItemProps', 'charts/Item']]),
    rows: new Map([['/x/api/charts/bar', new Set(['type'])]]),
  });
}

const named = createNamed({
  Bar: ["type: 'bar' | 'line'", 'axis?: Axis[]', 'parent?: Bar'],
  Axis: ['id: string'],
  Unused: ['id: string'],
  ItemProps: ['label: string'],
  'Box<T>': ['content: T'],
  Bars: 'readonly Bar[]',
  Name: 'string',
  Overrides: [],
});
const types = Object.fromEntries([...named.values()].map(({ id, name }) => [name, id]));
const parse = (text: string) => [parseType({ text, types })];

describe('createTypeDescriber', () => {
  it.each<[string, object | undefined]>([
    ['Bar', { members: 'types/x/Bar' }],
    ['Bars', { members: 'types/x/Bar' }],
    ['Readonly<Bar[]> | null', { members: 'types/x/Bar' }],
    ['Bar & Overrides', { members: 'types/x/Bar' }],
    ['Partial<Bar> | ((bar: Bar) => Partial<Bar>)', { members: 'types/x/Bar', hasOptionalMembers: true }],
    ['ItemProps', { members: 'charts/Item' }],
    ['Overrides', undefined],
    ['Name', undefined],
    ['(bar: Bar) => Bar', undefined],
  ])('knows where the members of %s are', (text, expected) => {
    expect(create(named).refer(parse(text))).toEqual(expected);
  });

  it('has files of their own for types that are put together', () => {
    const { refer } = create(named);
    const files = ['Bar | Axis', 'Bar & Axis', 'Box<Bar>', 'Box<Axis>', '{ x: Bar }'].map((text) => {
      const { members } = refer(parse(text))!;
      expect(members).toMatch(/^types\/[0-9a-f]{16}$/);
      return members;
    });
    expect(new Set(files).size).toBe(files.length);
  });

  it('tells types of one name apart', () => {
    const { refer } = create(new Map([...named, ...createNamed({ Other: ['id: string'] })]));
    const text = 'Bar & { id: 1 }';
    const other = parseType({ text, types: { Bar: 'x/Other' } });
    expect(refer(parse(text))).not.toEqual(refer([other]));
  });

  it('describes what was referred to and what that refers to, each once', () => {
    const { refer, describe: describeAll } = create(named);
    refer(parse('Bars'));
    refer(parse('Bar[]'));
    refer(parse('ItemProps'));
    expect(Object.fromEntries(describeAll())).toEqual({
      'types/x/Bar': {
        props: [
          { name: 'axis', type: 'Axis[]', members: 'types/x/Axis' },
          { name: 'parent', type: 'Bar', members: 'types/x/Bar' },
          { name: 'type', type: "'bar' | 'line'", isRequired: true, values: ['bar', 'line'] },
        ],
      },
      'types/x/Axis': { props: [{ name: 'id', type: 'string', isRequired: true }] },
    });
  });

  it('names the page of a type, and the members that it does not list', () => {
    const bar = { ...named.get('x/Bar')!, pathname: '/x/api/charts/bar' };
    const { refer, describe: describeAll } = create(new Map([...named, [bar.id, bar]]));
    refer(parse('Bar'));
    const { name, pathname, props } = describeAll().get('types/x/Bar')!;
    expect({ name, pathname }).toEqual({ name: 'Bar', pathname: bar.pathname });
    expect(props.filter(({ hasNoRow }) => !hasNoRow).map((prop) => prop.name)).toEqual(['type']);
  });
});

it('lists the types of a package that have members, and that props take', () => {
  const entry: Pick<ApiIndexEntry, 'product' | 'kind' | 'packages'> = {
    product: 'charts',
    kind: 'type',
    packages: ['@mui/x-charts'],
  };
  const entries = [
    { ...entry, name: 'Bars', exportName: 'Bars', typeId: 'x/Bars' },
    { ...entry, name: 'Axis', exportName: 'Axis', typeId: 'x/Axis' },
    { ...entry, name: 'Unused', exportName: 'Unused', typeId: 'x/Box' },
    { ...entry, name: 'Name', exportName: 'Name', typeId: 'x/Name' },
    { ...entry, name: 'Box', exportName: 'Box', typeId: 'x/Box', packages: ['@mui/x-charts-pro'] },
  ];
  const hasFacts = (file: string) => file !== 'types/x/Box';
  expect(listPackageTypes('@mui/x-charts', entries, { ...create(named), hasFacts })).toEqual({
    Axis: 'types/x/Axis',
    Bars: 'types/x/Bar',
  });
});
