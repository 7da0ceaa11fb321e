import type { Locator } from '@playwright/test';

/** Left, top, right and bottom edge in px, from the corner of the grid, as far as the grid shows it. */
type Box = [number, number, number, number];

/** Where the parts of the grids in a demo are, by a name that says which part it is. */
export type GridBoxes = Record<string, Box>;

/** Measures the headers, the first rows with their cells, the fillers and the footer of all grids in a stage. */
export function measureGrids(stage: Locator): Promise<GridBoxes> {
  return stage.evaluate((element) => {
    const SHOWN_ROWS = 3;
    // Rows run on below the bar that scrolls them, which a picture need not have.
    const BAR = 18;
    const boxes: Record<string, [number, number, number, number]> = {};
    const shown = element.querySelector(':scope > :not(.demo-live-waiting)') ?? element;
    for (const [index, grid] of shown.querySelectorAll('.MuiDataGrid-root').entries()) {
      const frame = grid.getBoundingClientRect();
      const add = (name: string, part: Element | null) => {
        const box = part?.getBoundingClientRect();
        if (!box) {
          return;
        }
        const left = Math.max(box.left - frame.left, 0);
        const isInRow = part!.closest('.MuiDataGrid-row') !== null;
        const right = Math.min(box.right - frame.left, frame.width - (isInRow ? BAR : 0));
        const top = Math.max(box.top - frame.top, 0);
        const bottom = Math.min(box.bottom - frame.top, frame.height);
        if (right > left && bottom > top) {
          boxes[`grid ${index + 1}, ${name}`] = [left, top, right, bottom];
        }
      };
      for (const header of grid.querySelectorAll('[role="columnheader"]')) {
        add(`header ${header.getAttribute('data-field')}`, header);
      }
      for (const [level, filler] of grid
        .querySelectorAll('.MuiDataGrid-columnHeaders .MuiDataGrid-filler')
        .entries()) {
        add(`filler of headers ${level + 1}`, filler);
      }
      for (const [order, row] of [...grid.querySelectorAll('.MuiDataGrid-row')]
        .slice(0, SHOWN_ROWS)
        .entries()) {
        add(`row ${order + 1}`, row);
        for (const cell of row.querySelectorAll('[role="gridcell"], [role="rowheader"]')) {
          add(`row ${order + 1}, cell ${cell.getAttribute('data-field')}`, cell);
        }
        add(`row ${order + 1}, filler`, row.querySelector('.MuiDataGrid-cellEmpty'));
      }
      add('toolbar', grid.querySelector('.MuiDataGrid-toolbar, .MuiDataGrid-toolbarContainer'));
      const footer = grid.querySelector('.MuiDataGrid-footerContainer');
      add('footer', footer);
      for (const [order, part] of [...(footer?.querySelectorAll('*') ?? [])].entries()) {
        add(`footer, element ${order + 1}`, part);
      }
    }
    return boxes;
  });
}

/** Further than this in px, the eye sees that an edge has moved. */
const SEEN = 1;

/** The parts that are elsewhere in the second list, or in one of the lists only, in words. */
export function findMovedParts(before: GridBoxes, after: GridBoxes): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const write = (box: Box | undefined) =>
    box ? box.map((edge) => Math.round(edge * 10) / 10).join(' ') : 'nowhere';
  return [...names]
    .filter((name) => {
      const [from, to] = [before[name], after[name]];
      // A sliver at the edge of the grid is of no account.
      const sizes = [from, to].map((box) => (box ? Math.min(box[2] - box[0], box[3] - box[1]) : 0));
      return from && to
        ? from.some((edge, side) => Math.abs(edge - to[side]!) > SEEN)
        : Math.max(...sizes) > SEEN;
    })
    .map((name) => `${name}: ${write(before[name])} -> ${write(after[name])}`);
}
