/** How long calls are held back when nothing else is said, in ms. */
export const WAIT_MS = 166;

/**
 * Holds a call back until no other came for `wait` ms, and calls with the arguments of the last one: for what a
 * user types.
 *
 * @returns the debounced function; `clear` drops a pending call
 */
export function debounce<Arguments extends unknown[]>(
  call: (...args: Arguments) => void,
  wait = WAIT_MS,
): { (...args: Arguments): void; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Arguments) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), wait);
  };
  debounced.clear = () => clearTimeout(timer);
  return debounced;
}
