import * as React from 'react';

export interface RenderedCells {
  rows: number;
  columns: number;
  cells: number;
  elements: number;
}

function count(box: HTMLElement): RenderedCells {
  const row = box.querySelector('.MuiDataGrid-row');
  return {
    rows: box.querySelectorAll('.MuiDataGrid-row').length,
    columns: row ? row.querySelectorAll('[role="gridcell"]').length : 0,
    cells: box.querySelectorAll('[role="gridcell"]').length,
    elements: box.querySelectorAll('*').length,
  };
}

/** Counts what the grid in a box has in the DOM, each time that elements are added or removed. */
export function useRenderedCells(boxRef: React.RefObject<HTMLElement | null>): RenderedCells {
  const [counts, setCounts] = React.useState<RenderedCells>({ rows: 0, columns: 0, cells: 0, elements: 0 });
  React.useEffect(() => {
    const box = boxRef.current;
    if (!box) {
      return undefined;
    }
    const update = () => setCounts(count(box));
    const observer = new MutationObserver(update);
    observer.observe(box, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [boxRef]);
  return counts;
}
