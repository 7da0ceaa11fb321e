/**
 * Whether the user came from another page of the site, or goes through the history: a reload, or an address that was
 * typed, begins anew.
 */
export function isMove(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  return load?.type === 'back_forward' || (load?.type === 'navigate' && isFromHere);
}
