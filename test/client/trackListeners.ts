import { vi } from 'vitest';

/**
 * Notes who listens to the window and the document: controllers live as long as their page, and a test must not meet
 * those of the test before.
 *
 * @returns leaves the page: nobody listens any more
 */
export function trackListeners(): () => void {
  const removals: (() => void)[] = [];
  for (const target of [globalThis, document]) {
    const add = target.addEventListener;
    const remove = target.removeEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      removals.push(() => remove.apply(target, args));
      add.apply(target, args);
    });
  }
  return () => {
    removals.forEach((leave) => leave());
    vi.restoreAllMocks();
  };
}
