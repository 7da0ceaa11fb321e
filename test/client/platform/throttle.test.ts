import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAIT_MS } from '../../../src/client/platform/debounce';
import { throttle } from '../../../src/client/platform/throttle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('throttle', () => {
  it('calls once for all calls within the wait', () => {
    const call = vi.fn();
    const throttled = throttle(call);
    throttled();
    vi.advanceTimersByTime(WAIT_MS - 1);
    throttled();
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
  });

  it('calls again for a call after the wait', () => {
    const call = vi.fn();
    const throttled = throttle(call, 10);
    throttled();
    vi.advanceTimersByTime(10);
    throttled();
    vi.advanceTimersByTime(10);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('drops a pending call', () => {
    const call = vi.fn();
    const throttled = throttle(call);
    throttled();
    throttled.clear();
    vi.runAllTimers();
    expect(call).not.toHaveBeenCalled();
  });

  it('calls again after a call was dropped', () => {
    const call = vi.fn();
    const throttled = throttle(call);
    throttled();
    throttled.clear();
    throttled();
    vi.runAllTimers();
    expect(call).toHaveBeenCalledOnce();
  });
});
