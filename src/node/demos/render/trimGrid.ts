import type { RunningGrid } from './stretchGrid';

/** No room of a demo is wider, in px: columns that begin beyond it are in no picture. */
const WIDEST = 928;

/** So much of a grid is in its picture at least, in px, whatever height this document takes it for. */
const TALLEST = 420;

/** The height of a row that nothing states, in px: the least of all. */
const LEAST_ROW_HEIGHT = 36;

/**
 * Takes rows and columns out of a pictured grid that are out of its view: without layout a grid renders all of them.
 * Those that are pinned stay, and so do all rows of a grid that is as high as its rows.
 *
 * @param root the root element of the grid in the picture
 * @param height of the running grid, in px
 */
export function trimGrid(root: HTMLElement, grid: RunningGrid, height: number): void {
  let left = 0;
  const away = new Set<string>();
  for (const { field, computedWidth } of grid.getVisibleColumns()) {
    if (left > WIDEST) {
      away.add(field);
    }
    left += computedWidth;
  }
  for (const part of root.querySelectorAll<HTMLElement>('[data-field]')) {
    if (away.has(part.dataset.field!) && !part.style.left && !part.style.right) {
      part.remove();
    }
  }
  if (root.classList.contains('MuiDataGrid-autoHeight')) {
    return;
  }
  let top = 0;
  for (const row of root.querySelectorAll<HTMLElement>(
    '.MuiDataGrid-virtualScrollerRenderZone > [role="row"]',
  )) {
    if (top > Math.max(height, TALLEST)) {
      row.remove();
    }
    top += Number.parseFloat(row.style.minHeight) || LEAST_ROW_HEIGHT;
  }
}
