/** Between two questions, in ms. */
const INTERVAL = 1000;

/** How long a frame may take to answer, in ms. */
export const PATIENCE = 4000;

interface WatchFrameOptions {
  ask: (id: number) => void;
  onSilence: () => void;
}

/**
 * Asks a frame again and again whether it answers. While the page is hidden browsers slow it down, and nobody is asked.
 *
 * @returns takes an answer, and stops
 */
export function watchFrame({ ask, onSilence }: WatchFrameOptions): {
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
    if (waited * INTERVAL > PATIENCE) {
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
