import * as React from 'react';

const NOTHING = { events: 0, total: 0, longest: 0 };

/**
 * Measures the script time of scroll events in milliseconds. The grid renders inside its scroll listener, so this is the
 * time between the first listener and the last one. Starts from zero when `grid` changes.
 */
export function useScrollCost(boxRef: React.RefObject<HTMLElement | null>, grid: string) {
  const [cost, setCost] = React.useState(NOTHING);
  React.useEffect(() => {
    const box = boxRef.current!;
    const scroller = box.querySelector('.MuiDataGrid-virtualScroller')!;
    // Runs before the listeners of the grid.
    const begin = () => {
      performance.mark('scroll-start');
    };
    // Runs after them, because it was added later.
    const end = () => {
      const { duration } = performance.measure('scroll', 'scroll-start');
      performance.clearMarks('scroll-start');
      performance.clearMeasures('scroll');
      setCost(({ events, total, longest }) => ({
        events: events + 1,
        total: total + duration,
        longest: Math.max(longest, duration),
      }));
    };
    box.addEventListener('scroll', begin, { capture: true });
    scroller.addEventListener('scroll', end);
    return () => {
      box.removeEventListener('scroll', begin, { capture: true });
      scroller.removeEventListener('scroll', end);
      setCost(NOTHING);
    };
  }, [boxRef, grid]);
  return cost;
}
