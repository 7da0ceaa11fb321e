import { describe, expect, it } from 'vitest';
import { readValues } from '../../../src/node/completion/readValues';
import type { NamedType } from '../../../src/shared/api/namedType';
import type { TypeText } from '../../../src/shared/api/typeText';

function alias(name: string, declaration: TypeText): [string, NamedType] {
  const type: NamedType = {
    id: `x/${name}`,
    name,
    packageName: '@mui/x-charts',
    isExported: true,
    kind: 'alias',
    declaration,
  };
  return [type.id, type];
}

const named = new Map([
  alias('Renderer', { text: "'single' | 'batch'" }),
  alias('AnyRenderer', { text: "Renderer | 'none'", types: { Renderer: 'x/Renderer' } }),
  alias('Endless', { text: "Endless | 'once'", types: { Endless: 'x/Endless' } }),
]);

describe('readValues', () => {
  it.each<[string, TypeText, string[]]>([
    ['a union', { text: "'start' | 'end' | false" }, ['start', 'end']],
    ['a shortened union', { text: "'a' | …", full: "'a' | 'b'" }, ['a', 'b']],
    ['a function beside it', { text: "'value' | ((item: 'x' | 'y') => 'z')" }, ['value']],
    [
      'a named type',
      { text: 'AnyRenderer', types: { AnyRenderer: 'x/AnyRenderer' } },
      ['single', 'batch', 'none'],
    ],
    ['a type that mentions itself', { text: 'Endless', types: { Endless: 'x/Endless' } }, ['once']],
    [
      'what a theme can add to',
      { text: "OverridableStringUnion<'small' | 'medium', Sizes>" },
      ['small', 'medium'],
    ],
    ['an argument of another type', { text: "Pick<Grid, 'vertical' | 'horizontal'>" }, []],
    ['a string', { text: 'string' }, []],
    ['an unknown name', { text: 'constructor' }, []],
  ])('reads %s', (_, type, expected) => {
    expect(readValues(type, named)).toEqual(expected);
  });
});
