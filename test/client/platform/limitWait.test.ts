import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitWait } from '../../../src/client/platform/limitWait';
import { isLoadFault } from '../../../src/client/platform/loadFault';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives what comes in time, and leaves no timer', async () => {
  expect(await limitWait(Promise.resolve('script'))).toBe('script');
  expect(vi.getTimerCount()).toBe(0);
});

it('passes on what an import throws', async () => {
  await expect(limitWait(Promise.reject(new Error('It throws.')))).rejects.toThrow('It throws.');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up what never comes, as a script that could not be loaded', async () => {
  const waiting = limitWait(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isLoadFault(await waiting)).toBe(true);
});
