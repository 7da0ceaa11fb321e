import { describe, expect, it } from 'vitest';
import { typeToControl } from '../../../../src/node/pages/prop-playgrounds/typeToControl';
import type { NamedType } from '../../../../src/node/api/types/namedType';

function createType(name: string, text: string, types: Record<string, string> = {}): [string, NamedType] {
  const id = `x/${name}`;
  const declaration = { text, types };
  return [id, { id, name, isExported: true, kind: 'alias', declaration }];
}

const TYPES = new Map([
  createType('DateView', "'year' | 'month' | 'day'"),
  createType('PickerValue', 'PickerValidDate | null', { PickerValidDate: 'x/PickerValidDate' }),
  createType('PickerValidDate', 'Date | Dayjs'),
  createType('Palette', 'readonly string[] | PaletteCallback'),
  createType('Loop', 'Loop | null', { Loop: 'x/Loop' }),
]);

function read(name: string, text: string, defaultText?: string) {
  const types = Object.fromEntries([...TYPES.values()].map((type) => [type.name, type.id]));
  return typeToControl({ name, type: { text, types }, default: defaultText }, TYPES);
}

describe('typeToControl', () => {
  it.each([
    ['boolean', 'boolean', 'false', { kind: 'switch', default: false }],
    ['a boolean without a default', 'boolean', undefined, { kind: 'choice', options: [true, false] }],
    ['a parameter of types', 'Multiple', 'false', { kind: 'switch', default: false }],
    ['a boolean that is on', 'boolean', 'true', { kind: 'switch', default: true }],
    ['only true', 'true', 'false', { kind: 'switch', default: false }],
    ['a rule', 'boolean', '`true` for desktop', { kind: 'choice', options: [true, false] }],
    ['literals', "'a' | 'b'", '"a"', { kind: 'choice', options: ['a', 'b'], default: 'a' }],
    ['numbers', '3 | 4', '3', { kind: 'choice', options: [3, 4], default: 3 }],
    ['a name', 'DateView', undefined, { kind: 'choice', options: ['year', 'month', 'day'] }],
    ['or a function', "'value' | ((item) => string)", undefined, { kind: 'choice', options: ['value'] }],
    ['or a boolean', "boolean | 'auto'", undefined, { kind: 'choice', options: [true, false, 'auto'] }],
    ['number', 'number', '0.5', { kind: 'number', default: 0.5 }],
    ['or an object', 'Partial<Margin> | number', undefined, { kind: 'number' }],
    ['size', 'number | string', "'80%'", { kind: 'size', default: '80%' }],
    ['number or texts', "'min' | number | 'max'", '0', { kind: 'size', options: ['min', 'max'], default: 0 }],
    ['text of a list', "'min' | number", "'min'", { kind: 'size', options: ['min'], default: 'min' }],
    ['a default that is none', "'min' | number", "'max'", { kind: 'size', options: ['min'] }],
    ['string', 'string', undefined, { kind: 'text' }],
    ['node', 'React.ReactNode', undefined, { kind: 'text' }],
    ['date', 'PickerValidDate', '2099-12-31', { kind: 'date' }],
    ['date or null', 'PickerValue', undefined, { kind: 'date' }],
    [
      'list of a type',
      'readonly DateView[]',
      undefined,
      { kind: 'selection', options: ['year', 'month', 'day'] },
    ],
    [
      'list',
      'readonly (number | { value: number })[]',
      '[25, 50]',
      { kind: 'list', of: 'number', default: [25, 50] },
    ],
    ['Readonly', 'Readonly<string[]>', '[]', { kind: 'list', of: 'text', default: [] }],
  ])('reads %s', (_, text, defaultText, control) => {
    expect(read('prop', text, defaultText)).toEqual(control);
  });

  it('reads the time of a day where the name says so', () => {
    expect(read('minTime', 'PickerValidDate')).toEqual({ kind: 'time' });
    expect(read('timeMin', 'PickerValidDate')).toEqual({ kind: 'date' });
  });

  it('takes texts for colors where the name says so', () => {
    expect(read('color', 'string')).toEqual({ kind: 'color' });
    expect(read('colors', 'Palette', 'rainbowSurgePalette')).toEqual({ kind: 'list', of: 'color' });
  });

  it('reads a type that is shortened in full', () => {
    const type = { text: "'a' | …", full: "'a' | 'b'" };
    expect(typeToControl({ name: 'curve', type }, TYPES)).toEqual({ kind: 'choice', options: ['a', 'b'] });
  });

  it.each(['(event: Event) => void', 'SxProps<Theme>', '{ x: number }', "Partial<A>['b']", 'Loop', 'null'])(
    'has none for %s',
    (text) => {
      expect(read('prop', text)).toBeUndefined();
    },
  );

  it('leaves out a default that the control cannot show', () => {
    expect(read('color', 'string', "'red'")).toEqual({ kind: 'color' });
    expect(read('height', 'number', '45 if an axis label is provided, 25 otherwise.')).toEqual({
      kind: 'number',
    });
  });
});
