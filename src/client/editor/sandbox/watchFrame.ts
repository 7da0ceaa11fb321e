/** Between two questions, in ms. */
const INTERVAL = 1000;

/** How long a frame may take to answer once it runs code of a user, in ms. */
export const PATIENCE = 8000;

/** And before: it evaluates packages, which takes seconds on a slow machine and always ends. */
export const START_PATIENCE = 30_000;

interface WatchFrameOptions {
  ask: (id: number) => void;
  /** Whether it has begun to run code of a user. */
  hasStarted: () => boolean;
  onSilence: () => void;
}

/**
 * Asks a frame again and again whether it answers. While the page is hidden browsers slow it down, and nobody is asked.
 *
 * @returns takes an answer, and stops
 */
export function watchFrame({ ask, hasStarted, onSilence }: WatchFrameOptions): {
  answer: (id: number) => void;
  stop: () => void;
} {
  let asked = 0;
  /** Intervals that have passed since the last question that was answered. */
  let waited = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') {
      waited = 0;
      return;
    }
    waited += 1;
    // Counted in intervals, not in time: where the page itself was busy, its timers were late as well.
    if (waited * INTERVAL > (hasStarted() ? PATIENCE : START_PATIENCE)) {
      clearInterval(timer);
      onSilence();
      return;
    }
    asked += 1;
    ask(asked);
  }, INTERVAL);
  return {
    answer: (id) => {
      if (id === asked) {
        waited = 0;
      }
    },
    stop: () => clearInterval(timer),
  };
}
