import { WAIT_MS } from './debounce';

/**
 * Calls once per `wait`, with a last call at the end: for scroll positions.
 *
 * @returns the throttled function; `clear` drops a pending call
 */
export function throttle(call: () => void, wait = WAIT_MS): { (): void; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const throttled = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, wait);
  };
  throttled.clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return throttled;
}
