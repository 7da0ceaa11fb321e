import * as React from 'react';

/** Counts what the grid in a box has in the DOM, each time that elements are added or removed. */
export function useRenderedCells(boxRef: React.RefObject<HTMLElement | null>) {
  const [counts, setCounts] = React.useState({ rows: 0, columns: 0, cells: 0 });
  React.useEffect(() => {
    const box = boxRef.current!;
    const update = () => {
      const rows = box.querySelectorAll('.MuiDataGrid-row');
      const columns = rows[0]?.querySelectorAll('[role="gridcell"]').length ?? 0;
      const cells = box.querySelectorAll('[role="gridcell"]').length;
      setCounts({ rows: rows.length, columns, cells });
    };
    const observer = new MutationObserver(update);
    observer.observe(box, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [boxRef]);
  return counts;
}
