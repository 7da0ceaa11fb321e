import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/client/platform/whenIdle';

const work = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
  work.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['with', 'without'])('whenIdle, %s idle callbacks', (support) => {
  beforeEach(() => {
    if (support === 'without') {
      vi.stubGlobal('requestIdleCallback', undefined);
    }
  });

  it('waits for the page to load', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    whenIdle(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('works once on a page that has loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['complete', 'interactive'] as const)('can be cancelled while %s', (state) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    whenIdle(work)();
    dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
