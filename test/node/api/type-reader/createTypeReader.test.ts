import { describe, expect, it } from 'vitest';
import { createTypeReader } from '../../../../src/node/api/type-reader/createTypeReader';
import { parseType } from '../../../../src/node/api/type-reader/scopedType';
import { createMember, createNamed } from './createDeclarations';

const named = createNamed({
  Renderer: "'single' | 'batch'",
  AnyRenderer: "Renderer | 'none'",
  Endless: "Endless | 'once'",
  'List<T>': "List<T[]> | 'end'",
  Bar: ["type: 'bar'", 'size?: number', 'renderer?: Renderer'],
  Line: ["type: 'line'", 'curve: string'],
  'Optional<T, K extends keyof T>': 'Omit<T, K> & Partial<Pick<T, K>>',
  'Slot<T extends {}>': '(Partial<T> & {}) | ((state: object) => Partial<T>)',
  'Box<T extends Bar, V>': ['content: T', 'inner: V'],
  'Kind<K extends keyof Scales>': "{ scale: Scales[K]['name']; id: K }",
  Scales: ["band: { name: 'band' }", "time: { name: 'time' }"],
  Empty: [],
  Computed: 'Computed',
});
named.set('x/Computed', { ...named.get('x/Computed')!, values: ['text', 'flag'] });
const types = Object.fromEntries([...named.values()].map(({ id, name }) => [name, id]));
const { listValues, listMembers } = createTypeReader({
  named,
  components: new Map([['Item', [createMember('label: string')]]]),
});

describe('createTypeReader', () => {
  it.each<[string, string, string[]]>([
    ['a union', "'start' | 'end' | false", ['start', 'end']],
    ['a function beside it', "'value' | ((item: 'x' | 'y') => 'z')", ['value']],
    ['a named type', 'AnyRenderer', ['single', 'batch', 'none']],
    ['a type that mentions itself', 'Endless', ['once']],
    ['a type that grows with each mention', 'List<string>', ['end']],
    ['what a theme can add to', "OverridableStringUnion<'small' | 'medium', Sizes>", ['small', 'medium']],
    ['an argument of another type', "Grid<'vertical' | 'horizontal'>", []],
    ['the elements of an array', 'Renderer[]', []],
    ['a string', 'string', []],
    ['an unknown name', 'constructor', []],
    ['a computed type that the API has read', "Computed | 'more'", ['text', 'flag', 'more']],
    ['the names of members', 'keyof Bar', ['type', 'size', 'renderer']],
    ['a member', "Bar['type']", ['bar']],
    ['a member of each', "Scales[keyof Scales]['name']", ['band', 'time']],
    ['the branches of a condition', "X extends Y ? 'a' : NonNullable<'b' | null>", ['a', 'b']],
    ['an argument', "Box<Bar, 'x'>['inner']", ['x']],
    ['a parameter without an argument', "Kind['id']", ['band', 'time']],
    ['a member of a parameter', "Kind<'time'>['scale']", ['time']],
  ])('lists the values of %s', (_, text, expected) => {
    expect(listValues(parseType({ text, types }))).toEqual(expected);
  });

  it('lists the values of a shortened type', () => {
    expect(listValues(parseType({ text: "'a' | …", full: "'a' | 'b'" }))).toEqual(['a', 'b']);
  });

  it.each<[string, string, string[]]>([
    ['an object type', 'Bar', ['type', 'size?', 'renderer?']],
    ['a literal', "{ top: number; 'left-0'?: number; [key: string]: number }", ['top', 'left-0?']],
    ['what may be missing', 'Bar | null | undefined', ['type', 'size?', 'renderer?']],
    ['elements of arrays', 'readonly Line[] | ReadonlyArray<Line>', ['type', 'curve']],
    ['a union', 'Bar | Line', ['type', 'size?', 'renderer?', 'curve?']],
    ['an intersection', 'Partial<Bar> & Line', ['type', 'size?', 'renderer?', 'curve']],
    ['a part of it', "Omit<Bar, 'type' | 'size'>", ['renderer?']],
    ['some of its names', 'Pick<Bar, keyof Line>', ['type']],
    ['an alias with arguments', "Optional<Line, 'type'>", ['curve', 'type?']],
    ['a slot', 'Slot<Line>', ['type?', 'curve?']],
    ['a slot of a component', 'SlotComponentProps<typeof Item, { extra: 1 }, State>', ['label?', 'extra?']],
    ['a slot of an unknown component', 'SlotComponentProps<typeof Button, {}, State>', []],
    ['what it holds', "Box<Bar, Line>['inner']", ['type', 'curve']],
    ['a function', '(params: Bar) => Line', []],
    ['a component', 'React.ElementType<Bar>', []],
    ['an object of another library', 'React.RefObject<Bar>', []],
    ['nothing', 'Empty & {}', []],
    ['a record', 'Record<string, Bar>', []],
  ])('lists the members of %s', (_, text, expected) => {
    const members = listMembers(parseType({ text, types }));
    expect(members.map(({ name, isRequired }) => `${name}${isRequired ? '' : '?'}`)).toEqual(expected);
  });

  it('keeps what the parts of a union say of a member', () => {
    const [type] = listMembers(parseType({ text: 'Bar | Line | Bar', types }));
    expect(type?.types.flatMap(listValues)).toEqual(['bar', 'line']);
  });
});
