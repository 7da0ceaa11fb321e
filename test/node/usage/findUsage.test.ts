import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUseKey } from '../../../src/node/usage/apiUse';
import { findUsage } from '../../../src/node/usage/findUsage';

const PROJECT = path.join(import.meta.dirname, '../../..');
const FILE = path.join(import.meta.dirname, 'fixtures/OrderGrid.tsx');

describe('findUsage', () => {
  let keys: string[];

  beforeAll(async () => {
    const usage = await findUsage([FILE, FILE], PROJECT);
    keys = usage.get(FILE)!.map(getUseKey);
  });

  it.each([
    ['an imported component, by its exported name', 'export:.DataGrid'],
    ['an imported hook', 'export:.useGridApiRef'],
    ['an imported type', 'export:.GridColDef'],
    ['a prop of a component that is renamed on import', 'prop:DataGrid.columns'],
    ['a member of an object, under the interface that declares it', 'prop:GridBaseColDef.valueGetter'],
    ['a slot that is filled', 'slot:DataGrid.footer'],
    ['a slot that is given props', 'slot:DataGrid.row'],
    ['a class by its object', 'class:gridClasses.row'],
    ['a class by its name in a selector', 'class:.MuiDataGrid-cell'],
  ])('finds %s', (_, key) => {
    expect(keys).toContain(key);
  });

  it('leaves out what belongs to other packages', () => {
    expect(keys.filter((key) => /Box|height|cursor|sx/.test(key))).toEqual([]);
  });
});
