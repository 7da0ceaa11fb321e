import type { GridApi } from '@mui/x-data-grid';
import { addLengths, fitColumns, lengthToCss, type Column } from './fitColumns';

/** What is read of a running grid. */
export type RunningGrid = Pick<GridApi, 'rootElementRef' | 'getVisibleColumns'>;

type StateColumn = ReturnType<RunningGrid['getVisibleColumns']>[number];

function toColumn({ flex, minWidth = 0, maxWidth = Infinity, computedWidth }: StateColumn): Column {
  return flex ? { flex, minWidth, maxWidth } : { width: computedWidth };
}

/**
 * Writes the widths of all parts of a pictured grid as functions of its room, as the live grid would compute them there.
 * The scroller of the picture is the container that they refer to; columns of a fixed width keep it.
 *
 * @param root the root element of the grid in the picture
 */
export function stretchGrid(root: HTMLElement, grid: RunningGrid): void {
  const columns = grid.getVisibleColumns();
  const lengths = fitColumns(columns.map(toColumn));
  /** The width of some columns together: in px, or the name of a variable, which a document without layout can read. */
  const write = (first: number, end: number): string => {
    const length = addLengths(lengths.slice(first, end));
    if (length.bends.size === 0) {
      return lengthToCss(length);
    }
    const name = end === first + 1 ? `--column-${end}` : `--columns-${first + 1}-${end}`;
    root.style.setProperty(name, lengthToCss(length));
    return `var(${name})`;
  };
  const total = write(0, columns.length);
  root.style.setProperty('--DataGrid-columnsTotalWidth', total);
  root.style.setProperty('--DataGrid-rowWidth', `max(100cqw, ${total})`);

  // Columns that are wider than the picture may be narrower than the room.
  const content = root.querySelector<HTMLElement>('.MuiDataGrid-virtualScrollerContent');
  if (content?.style.width.endsWith('px')) {
    content.style.width = `max(100%, ${content.style.width})`;
  }

  const parts = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  for (const [index, { field }] of columns.entries()) {
    for (const part of parts.filter(({ dataset }) => dataset.field === field)) {
      const width = write(index, index + Number(part.getAttribute('aria-colspan') ?? 1));
      if (part.getAttribute('role') === 'columnheader') {
        part.style.width = width;
      } else {
        part.style.setProperty('--width', width);
      }
      // Columns that are pinned to an edge come first or last.
      if (part.style.left) {
        part.style.left = write(0, index);
      }
      if (part.style.right) {
        part.style.right = write(index + 1, columns.length);
      }
    }
  }

  // `|-unit-||-price-|`: the columns below a header of a group.
  for (const header of root.querySelectorAll<HTMLElement>('[data-fields]')) {
    const fields = header.dataset.fields!.slice(2, -2).split('-||-');
    const first = columns.findIndex(({ field }) => field === fields[0]);
    if (first !== -1) {
      header.style.width = write(first, first + fields.length);
    }
  }
  for (const side of ['left', 'right'] as const) {
    const selector = `.MuiDataGrid-columnHeader--pinned${side === 'left' ? 'Left' : 'Right'}[data-field]`;
    const pinned = root.querySelectorAll(selector).length;
    if (pinned > 0) {
      const width = side === 'left' ? write(0, pinned) : write(columns.length - pinned, columns.length);
      root.style.setProperty(`--DataGrid-${side}PinnedWidth`, width);
    }
  }
}
