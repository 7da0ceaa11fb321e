import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, WAIT_MS } from '../../../src/client/platform/debounce';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('debounce', () => {
  it('waits 166 ms', () => {
    expect(WAIT_MS).toBe(166);
  });

  it('calls once, at the end, with the last arguments', () => {
    const call = vi.fn();
    const debounced = debounce(call);
    debounced('a', 1);
    vi.advanceTimersByTime(WAIT_MS - 1);
    expect(call).not.toHaveBeenCalled();
    debounced('b', 2);
    vi.advanceTimersByTime(WAIT_MS - 1);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call.mock.calls).toEqual([['b', 2]]);
  });

  it('calls again for a call after the wait', () => {
    const call = vi.fn();
    const debounced = debounce(call, 10);
    debounced();
    vi.advanceTimersByTime(10);
    debounced();
    vi.advanceTimersByTime(10);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('drops a pending call, and goes on', () => {
    const call = vi.fn();
    const debounced = debounce(call);
    debounced();
    debounced.clear();
    vi.runAllTimers();
    expect(call).not.toHaveBeenCalled();
    debounced();
    vi.runAllTimers();
    expect(call).toHaveBeenCalledOnce();
  });

  it('has nothing to drop before a call', () => {
    expect(() => debounce(() => {}).clear()).not.toThrow();
  });
});
