import { expect, it } from 'vitest';
import { nameToSlug } from '../../../src/shared/paths/nameToSlug';

it.each([
  ['Gauge', 'gauge'],
  ['DataGridPro', 'data-grid-pro'],
  ['useTreeItem', 'use-tree-item'],
  ['GridColDef', 'grid-col-def'],
])('the slug of %s is %s', (name, slug) => {
  expect(nameToSlug(name)).toBe(slug);
});
