import { describe, expect, it } from 'vitest';
import { stretchGrid, type RunningGrid } from '../../../../src/node/demos/render/stretchGrid';

/** A pinned column of 100 px, two that share the room, one of 60 px that is pinned to the other edge. */
const COLUMNS = [
  { field: 'id', computedWidth: 100 },
  { field: 'product', flex: 1, minWidth: 50, maxWidth: Infinity, computedWidth: 263 },
  { field: 'price', flex: 1, minWidth: 50, maxWidth: Infinity, computedWidth: 263 },
  { field: 'actions', computedWidth: 60 },
];

function stretch(parts: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = parts;
  const grid = { rootElementRef: { current: null }, getVisibleColumns: () => COLUMNS };
  stretchGrid(root, grid as unknown as RunningGrid);
  return root;
}

const getStyle = (root: HTMLElement) => root.firstElementChild!.getAttribute('style');

describe('stretchGrid', () => {
  it('makes rows as wide as the room, or as all columns where these are wider', () => {
    const { style } = stretch('');
    expect(style.getPropertyValue('--DataGrid-rowWidth')).toBe('max(100cqw, var(--columns-1-4))');
    expect(style.getPropertyValue('--columns-1-4')).toBe('calc(260px + max(0px, 100cqw - 260px))');
  });

  it('makes columns that are wider than the picture as wide as a room that is wider', () => {
    const content = '<div class="MuiDataGrid-virtualScrollerContent" style="width: 910px"></div>';
    expect(getStyle(stretch(content))).toBe('width: max(100%, 910px);');
    expect(getStyle(stretch(content.replace('910px', 'auto')))).toBe('width: auto');
  });

  it('lets a cell, and a cell of several columns, follow the room', () => {
    expect(getStyle(stretch('<p data-field="product" style="--width: 263px"></p>'))).toContain(
      '--width: var(--column-2)',
    );
    const wide = stretch('<p data-field="product" aria-colspan="2" style="--width: 526px"></p>');
    expect(getStyle(wide)).toContain('--width: var(--columns-2-3)');
    expect(wide.style.getPropertyValue('--columns-2-3')).toBe('calc(100px + max(0px, 100cqw - 260px))');
  });

  it('lets the header of a group follow the room', () => {
    const root = stretch('<p data-fields="|-id-||-product-|" style="width: 363px"></p>');
    expect(getStyle(root)).toContain('width: var(--columns-1-2)');
    expect(root.style.getPropertyValue('--columns-1-2')).toBe('calc(150px + 0.5 * max(0px, 100cqw - 260px))');
  });

  it('keeps columns at the edge that they are pinned to', () => {
    const first = '<p data-field="product" style="--width: 263px; left: 100px"></p>';
    expect(getStyle(stretch(first))).toContain('left: 100px');
    const last = '<p data-field="price" style="--width: 263px; right: 60px"></p>';
    expect(getStyle(stretch(last))).toContain('right: 60px');
  });
});
