/** Lets the page be shown again as it was left: the browser's back/forward cache. */
export function restorePage(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
