import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE, START_PATIENCE, watchFrame } from '../../../../src/client/editor/sandbox/watchFrame';

const ask = vi.fn<(id: number) => void>();
const onSilence = vi.fn<() => void>();
const hasStarted = vi.fn<() => boolean>();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  visibility = 'visible';
  hasStarted.mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('watchFrame', () => {
  it('says once that a frame does not answer', () => {
    watchFrame({ ask, hasStarted, onSilence });
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE * 3);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('gives a frame time to evaluate packages', () => {
    hasStarted.mockReturnValue(false);
    watchFrame({ ask, hasStarted, onSilence });
    vi.advanceTimersByTime(START_PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('is content with a frame that answers', () => {
    const watch = watchFrame({ ask, hasStarted, onSilence });
    ask.mockImplementation((id) => watch.answer(id));
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(onSilence).not.toHaveBeenCalled();
    watch.stop();
  });

  it('takes no answer to an earlier question', () => {
    const watch = watchFrame({ ask, hasStarted, onSilence });
    ask.mockImplementation(() => watch.answer(1000));
    vi.advanceTimersByTime(PATIENCE * 2);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('asks nobody while the page is hidden', () => {
    visibility = 'hidden';
    watchFrame({ ask, hasStarted, onSilence });
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(ask).not.toHaveBeenCalled();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('stops', () => {
    watchFrame({ ask, hasStarted, onSilence }).stop();
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(ask).not.toHaveBeenCalled();
  });
});
