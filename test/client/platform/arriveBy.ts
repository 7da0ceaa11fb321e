import { vi } from 'vitest';

/** How the user comes to a page. */
export type Arrival = 'link' | 'back_forward' | 'reload' | 'address' | 'other site';

/** Says how the user came to this page. Undone by `vi.restoreAllMocks`. */
export function arriveBy(way: Arrival): void {
  const type = way === 'reload' || way === 'back_forward' ? way : 'navigate';
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const referrers: Partial<Record<Arrival, string>> = {
    link: `${location.origin}/x/introduction/`,
    reload: `${location.origin}/x/introduction/`,
    'other site': `${location.origin}.example/x/`,
  };
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrers[way] ?? '');
}
