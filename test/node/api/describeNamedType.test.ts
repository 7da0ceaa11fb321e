import { expect, it, onTestFinished } from 'vitest';
import { describeNamedType } from '../../../src/node/api/describeNamedType';
import { createFixture } from './createFixture';

it('has the strings of a computed union, which its declaration does not say', async () => {
  const declarations = `interface Types { text: 'text'; flag: 'flag' }
export type ColumnType = Types[keyof Types];
export type Side = 'left' | 'right';
`;
  const { context, getExport, remove } = await createFixture({
    '@mui/x-charts': { 'index.d.mts': declarations },
  });
  onTestFinished(remove);
  const describe = (name: string) => {
    const { symbol } = getExport('charts', name).sources[0]!;
    return describeNamedType(context, { id: name, symbol, isExported: true });
  };
  expect(describe('ColumnType').values).toEqual(['text', 'flag']);
  expect(describe('Side')).not.toHaveProperty('values');
});
