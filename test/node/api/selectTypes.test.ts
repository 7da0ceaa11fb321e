import { describe, expect, it } from 'vitest';
import { selectTypes } from '../../../src/node/api/selectTypes';
import type { NamedType } from '../../../src/node/api/types/namedType';
import type { TypeText } from '../../../src/node/api/types/typeText';
import { createApiComponent } from '../pages/api-pages/createApiPage';

/** A type's text that mentions other types. */
function mention(...names: string[]): TypeText {
  return { text: names.join(' | '), types: Object.fromEntries(names.map((name) => [name, `x/${name}`])) };
}

function createTypes(mentions: Record<string, string[]>): Map<string, NamedType> {
  return new Map(
    Object.entries(mentions).map(([name, others]) => [
      `x/${name}`,
      {
        id: `x/${name}`,
        name,
        packageName: '@mui/x-data-grid',
        isExported: true,
        kind: 'interface',
        members: [{ name: 'member', type: mention(...others) }],
      },
    ]),
  );
}

const PAGE = createApiComponent({ props: [{ name: 'rows', type: mention('Rows') }] });

function select(types: Map<string, NamedType>): string[] {
  return selectTypes(PAGE, types).map(({ name }) => name);
}

describe('selectTypes', () => {
  it('takes what rows mention and what that mentions in turn, by name', () => {
    expect(select(createTypes({ Rows: ['Row', 'Id'], Row: [], Id: [], Other: [] }))).toEqual([
      'Id',
      'Row',
      'Rows',
    ]);
  });

  it('takes each once where types mention each other', () => {
    expect(select(createTypes({ Rows: ['Row'], Row: ['Rows', 'Row'] }))).toEqual(['Row', 'Rows']);
  });

  it('leaves out types that are not known', () => {
    expect(select(createTypes({ Rows: ['ReactNode'] }))).toEqual(['Rows']);
  });

  it('leaves out types with more fields than a page can show', () => {
    const types = createTypes({ Rows: ['State'], State: [] });
    types.get('x/State')!.members = Array.from({ length: 61 }, (_, index) => ({
      name: `field${index}`,
      type: { text: 'string' },
    }));
    expect(select(types)).toEqual(['Rows']);
  });

  it('takes the nearest when there are more than fit', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Type${index}`);
    const types = createTypes({
      Rows: names,
      ...Object.fromEntries(names.map((name) => [name, ['Far']])),
      Far: [],
    });
    const selected = select(types);
    expect(selected).toHaveLength(160);
    expect(selected).toContain('Rows');
    expect(selected).not.toContain('Far');
  });
});
