import { describe, expect, it } from 'vitest';
import { findFirstUses } from '../../../src/client/demo/firstUses';
import type { CompiledDemo } from '../../../src/shared/page/page';

function createDemo(name: string, keys: string[]): CompiledDemo {
  return {
    name,
    pageId: 'data-grid/sorting',
    isCodeOpen: false,
    files: keys.map((key) => ({ name: `${key}.ts`, key, html: key })),
    snapshot: { mode: 'replace', html: '' },
  };
}

describe('findFirstUses', () => {
  it('finds the first demo that shows each file, and the place of the file in it', () => {
    const uses = findFirstUses([
      createDemo('OrderList', ['list', 'data']),
      createDemo('SavedOrders', ['saved', 'server', 'data']),
    ]);
    const found = [...uses].map(([key, { demo, index }]) => `${key}: ${demo.name} ${index}`);
    expect(found).toEqual([
      'list: OrderList 0',
      'data: OrderList 1',
      'saved: SavedOrders 0',
      'server: SavedOrders 1',
    ]);
  });
});
