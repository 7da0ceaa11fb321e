import * as React from 'react';

export interface ScrollCost {
  events: number;
  /** Sum of the script times of all scroll events, in milliseconds. */
  total: number;
  /** Script time of the slowest scroll event, in milliseconds. */
  longest: number;
  /** Tasks of more than 50 ms, as the browser reports them. */
  longTasks: number;
}

const NOTHING: ScrollCost = { events: 0, total: 0, longest: 0, longTasks: 0 };

/**
 * Measures the script time of each scroll event. The grid renders inside its scroll listener, so the time between the
 * first listener and the last one is the time that the grid needs. Starts from zero when `grid` changes.
 */
export function useScrollCost(boxRef: React.RefObject<HTMLElement | null>, grid: string): ScrollCost {
  const [cost, setCost] = React.useState(NOTHING);
  React.useEffect(() => {
    const box = boxRef.current;
    const scroller = box?.querySelector('.MuiDataGrid-virtualScroller');
    if (!box || !scroller) {
      return undefined;
    }
    let current = NOTHING;
    setCost(current);
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCost(current));
    };
    // Runs before the listeners of the grid.
    const begin = () => {
      performance.mark('scroll-start');
    };
    // Runs after them, because it was added later.
    const end = () => {
      const { duration: time } = performance.measure('scroll', 'scroll-start');
      performance.clearMarks('scroll-start');
      performance.clearMeasures('scroll');
      current = {
        ...current,
        events: current.events + 1,
        total: current.total + time,
        longest: Math.max(current.longest, time),
      };
      show();
    };
    box.addEventListener('scroll', begin, { capture: true });
    scroller.addEventListener('scroll', end);
    let observer: PerformanceObserver | undefined;
    if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
      observer = new PerformanceObserver((list) => {
        // Rendering the grid for the first time is not scrolling.
        if (current.events > 0) {
          current = { ...current, longTasks: current.longTasks + list.getEntries().length };
          show();
        }
      });
      observer.observe({ type: 'longtask' });
    }
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', begin, { capture: true });
      scroller.removeEventListener('scroll', end);
      observer?.disconnect();
    };
  }, [boxRef, grid]);
  return cost;
}
