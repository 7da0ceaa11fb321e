import { describe, expect, it } from 'vitest';
import type { RunningGrid } from '../../../../src/node/demos/render/stretchGrid';
import { trimGrid } from '../../../../src/node/demos/render/trimGrid';

const COLUMNS = ['id', 'spring', 'summer', 'autumn', 'winter'].map((field) => ({
  field,
  computedWidth: 500,
}));

interface Options {
  rows?: number;
  height?: number;
  className?: string;
  rowStyle?: string;
  lastCell?: string;
}

/** A grid of so many rows of 100 px and five columns of 500 px, once it is trimmed. */
function trim({
  rows = 20,
  height = 300,
  className = '',
  rowStyle = 'min-height: 100px',
  lastCell = '',
}: Options) {
  const root = document.createElement('div');
  root.className = className;
  const cells = COLUMNS.map(
    ({ field }) => `<p data-field="${field}" style="${field === 'winter' ? lastCell : ''}"></p>`,
  ).join('');
  const row = `<div role="row" style="${rowStyle}">${cells}</div>`;
  root.innerHTML = `<div role="row">${cells}</div><div class="MuiDataGrid-virtualScrollerRenderZone">${row.repeat(rows)}</div>`;
  const grid = { rootElementRef: { current: null }, getVisibleColumns: () => COLUMNS };
  trimGrid(root, grid as unknown as RunningGrid, height);
  return {
    rows: root.querySelectorAll('.MuiDataGrid-virtualScrollerRenderZone > [role="row"]').length,
    fields: [...root.firstElementChild!.children].map((cell) => (cell as HTMLElement).dataset.field),
  };
}

describe('trimGrid', () => {
  it('leaves the rows in view, and at least those of 420 px', () => {
    expect(trim({ height: 300 }).rows).toBe(5);
    expect(trim({ height: 1200 }).rows).toBe(13);
    expect(trim({ rows: 5 }).rows).toBe(5);
  });

  it('takes rows without a height for low ones', () => {
    expect(trim({ rows: 50, rowStyle: '' }).rows).toBe(12);
  });

  it('leaves all rows of a grid that is as high as they are', () => {
    expect(trim({ className: 'MuiDataGrid-autoHeight' }).rows).toBe(20);
  });

  it('leaves the columns of a wide screen, and those that are pinned', () => {
    expect(trim({}).fields).toEqual(['id', 'spring']);
    expect(trim({ lastCell: 'right: 0px' }).fields).toEqual(['id', 'spring', 'winter']);
  });
});
