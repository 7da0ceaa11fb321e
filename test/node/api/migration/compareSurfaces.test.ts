import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSurfaces } from '../../../../src/node/api/migration/compareSurfaces';
import type { SurfaceItem } from '../../../../src/node/api/migration/surfaceItem';

const tree: SurfaceItem = { what: 'export', owner: 'Tree', name: 'Tree' };
const items: SurfaceItem = { what: 'prop', owner: 'Tree', name: 'items', type: 'Item[]' };
const itemTwo: SurfaceItem = { what: 'export', owner: 'Item2', name: 'Item2' };
const item: SurfaceItem = { what: 'export', owner: 'Item', name: 'Item' };

describe('the comparison of two versions', () => {
  it('finds nothing in what is the same, in another order', () => {
    expect(compareSurfaces([tree, items], [items, tree])).toEqual([]);
  });

  it('finds what is removed', () => {
    expect(compareSurfaces([tree, items], [tree])).toEqual([
      { kind: 'removed', what: 'prop', name: 'Tree.items' },
    ]);
  });

  it('says of an export that is gone no more than that', () => {
    const entryPoint: SurfaceItem = { what: 'import', owner: 'Tree', name: '@mui/x-tree-view' };
    expect(compareSurfaces([tree, items, entryPoint], [])).toEqual([
      { kind: 'removed', what: 'export', name: 'Tree' },
    ]);
  });

  it('says nothing of a type that nobody can import and that is gone', () => {
    expect(compareSurfaces([{ what: 'member', owner: 'Inner', name: 'id', type: 'string' }], [])).toEqual([]);
  });

  it('finds an entry point that is gone, and not each import from it', () => {
    const past: SurfaceItem[] = [
      { what: 'entry point', name: '@mui/x-tree-view/Tree' },
      { what: 'import', owner: 'Tree', name: '@mui/x-tree-view/Tree' },
    ];
    expect(compareSurfaces([tree, ...past], [tree])).toEqual([
      { kind: 'removed', what: 'entry point', name: '@mui/x-tree-view/Tree' },
    ]);
  });

  it('finds an export that an entry point no longer has', () => {
    const entryPoint: SurfaceItem = { what: 'entry point', name: '@mui/x-tree-view/Tree' };
    const past: SurfaceItem = { what: 'import', owner: 'Tree', name: '@mui/x-tree-view/Tree' };
    expect(compareSurfaces([tree, entryPoint, past], [tree, entryPoint])).toEqual([
      { kind: 'removed', what: 'import', name: 'Tree from @mui/x-tree-view/Tree' },
    ]);
  });

  it('finds another type, another default and what became required', () => {
    const next: SurfaceItem = { ...items, type: 'readonly Item[]', default: '[]', isRequired: true };
    expect(compareSurfaces([tree, items], [tree, next])).toEqual([
      { kind: 'default', what: 'prop', name: 'Tree.items', to: '[]' },
      { kind: 'required', what: 'prop', name: 'Tree.items' },
      { kind: 'retyped', what: 'prop', name: 'Tree.items', from: 'Item[]', to: 'readonly Item[]' },
    ]);
  });

  it('finds what is new only where it is required', () => {
    const label: SurfaceItem = { what: 'prop', owner: 'Tree', name: 'label', type: 'string' };
    expect(compareSurfaces([tree], [tree, label])).toEqual([]);
    expect(compareSurfaces([tree], [tree, { ...label, isRequired: true }])).toEqual([
      { kind: 'required', what: 'prop', name: 'Tree.label', to: 'string' },
    ]);
    expect(compareSurfaces([], [tree, { ...label, isRequired: true }])).toEqual([]);
  });

  it('does not ask for what is returned', () => {
    const result: SurfaceItem = {
      what: 'result',
      owner: 'Tree',
      name: 'status',
      type: 'Status',
      isRequired: true,
    };
    expect(compareSurfaces([tree], [tree, result])).toEqual([]);
  });

  it('compares an export with what it is called now, types included', () => {
    const past: SurfaceItem[] = [
      itemTwo,
      { what: 'prop', owner: 'Item2', name: 'slots', type: 'Item2Slots' },
      { what: 'prop', owner: 'Item2', name: 'gone', type: 'boolean' },
    ];
    const present: SurfaceItem[] = [item, { what: 'prop', owner: 'Item', name: 'slots', type: 'ItemSlots' }];
    expect(compareSurfaces(past, present, [[/Item2/, 'Item']])).toEqual([
      { kind: 'renamed', what: 'export', name: 'Item2', to: 'Item' },
      { kind: 'removed', what: 'prop', name: 'Item2.gone' },
    ]);
  });

  it('says once what two exports share that became one', () => {
    const past = [itemTwo, item].flatMap((found): SurfaceItem[] => [
      found,
      { what: 'prop', owner: found.owner, name: 'gone', type: 'boolean' },
    ]);
    expect(compareSurfaces(past, [item], [[/Item2/, 'Item']])).toEqual([
      { kind: 'renamed', what: 'export', name: 'Item2', to: 'Item' },
      { kind: 'removed', what: 'prop', name: 'Item.gone' },
    ]);
  });

  it('calls classes and keys of the theme renamed', () => {
    const root: SurfaceItem = { what: 'class', owner: 'Tree', name: 'root', type: 'MuiTree2-root' };
    expect(compareSurfaces([tree, root], [tree, { ...root, type: 'MuiTree-root' }])).toEqual([
      { kind: 'renamed', what: 'class', name: 'Tree.root', from: 'MuiTree2-root', to: 'MuiTree-root' },
    ]);
  });

  it('takes a name for a primitive type as that type', () => {
    const id: SurfaceItem = { what: 'prop', owner: 'Tree', name: 'id', type: 'string' };
    const alias: SurfaceItem[] = [
      { what: 'export', owner: 'TreeId', name: 'TreeId' },
      { what: 'type', owner: 'TreeId', name: '', type: 'string' },
    ];
    expect(compareSurfaces([tree, id], [tree, { ...id, type: 'TreeId' }, ...alias])).toEqual([]);
  });

  it('cuts types that would fill the file, and compares them in full', () => {
    const [difference] = compareSurfaces(
      [tree, { ...items, type: `${'a'.repeat(500)}1` }],
      [tree, { ...items, type: `${'a'.repeat(500)}2` }],
    );
    expect(difference?.from).toHaveLength(161);
  });

  it('says the same whatever the order of the names', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const member = fc.record({
      what: fc.constantFrom<SurfaceItem['what']>('prop', 'slot', 'class'),
      owner: fc.constant('Tree'),
      name,
      type: name,
    });
    const surface = fc.uniqueArray(member, { selector: ({ what, name: key }) => `${what} ${key}` });
    fc.assert(
      fc.property(surface, surface, (past, present) => {
        const differences = compareSurfaces([tree, ...past], [tree, ...present]);
        expect(compareSurfaces([...past.toReversed(), tree], [...present.toReversed(), tree])).toEqual(
          differences,
        );
        const missing = past.filter(
          ({ what, name: key }) => !present.some((other) => other.what === what && other.name === key),
        );
        expect(differences.filter(({ kind }) => kind === 'removed')).toHaveLength(missing.length);
      }),
    );
  });
});
