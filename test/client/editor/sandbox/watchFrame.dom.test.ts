import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE, START_PATIENCE, watchFrame } from '../../../../src/client/editor/sandbox/watchFrame';

const ask = vi.fn<(id: number) => void>();
const onSilence = vi.fn<() => void>();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches a frame that runs code of a user. */
function watchStarted(): ReturnType<typeof watchFrame> {
  const watch = watchFrame({ ask, onSilence });
  watch.start();
  return watch;
}

describe('watchFrame', () => {
  it('says once that a frame does not answer', () => {
    watchStarted();
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE * 3);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('gives a frame time to evaluate packages', () => {
    watchFrame({ ask, onSilence });
    vi.advanceTimersByTime(START_PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('is content with a frame that answers', () => {
    const watch = watchStarted();
    ask.mockImplementation((id) => watch.answer(id));
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(onSilence).not.toHaveBeenCalled();
    watch.stop();
  });

  it('counts from the start, however long the packages took', () => {
    const watch = watchFrame({ ask, onSilence });
    vi.advanceTimersByTime(START_PATIENCE);
    watch.start();
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('is content with a slow frame, which answers each question after the next', () => {
    const watch = watchStarted();
    ask.mockImplementation((id) => watch.answer(id - 1));
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(onSilence).not.toHaveBeenCalled();
    watch.stop();
  });

  it.each([
    ['to a question that was not asked', 1000],
    ['to the first question alone', 1],
  ])('takes no answer %s', (_, id) => {
    const watch = watchStarted();
    ask.mockImplementation(() => watch.answer(id));
    vi.advanceTimersByTime(PATIENCE * 2);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('asks nobody while the page is hidden', () => {
    visibility = 'hidden';
    watchFrame({ ask, onSilence });
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(ask).not.toHaveBeenCalled();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('stops', () => {
    watchFrame({ ask, onSilence }).stop();
    vi.advanceTimersByTime(PATIENCE * 5);
    expect(ask).not.toHaveBeenCalled();
  });
});
