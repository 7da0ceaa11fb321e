/** When nothing else is said, in ms: the work is done even if the page never rests. */
const LATEST = 4000;

/**
 * Calls back when the browser has nothing better to do.
 *
 * @param latest after this long, in ms, it does not wait for rest any more
 * @returns cancels it
 */
export function requestIdle(work: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(() => work(), { timeout: latest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1);
  return () => clearTimeout(id);
}

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 *
 * @param latest after this long, in ms, it does not wait for rest any more
 * @returns cancels it
 */
export function whenIdle(work: () => void, latest = LATEST): () => void {
  let cancel = () => {};
  const start = () => {
    cancel = requestIdle(work, latest);
  };
  if (document.readyState === 'complete') {
    start();
    return () => cancel();
  }
  addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel();
  };
}
