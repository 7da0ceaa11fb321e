/** Between two questions, in ms. */
const INTERVAL = 1000;

/** How long a frame may take to answer once it runs code of a user, in ms. */
export const PATIENCE = 8000;

/** The same while it starts: it evaluates packages, which takes seconds on a slow machine and always ends. */
export const START_PATIENCE = 30_000;

interface WatchFrameOptions {
  ask: (id: number) => void;
  onSilence: () => void;
}

/** Watches a frame, and hears what it says. */
interface FrameWatch {
  /** The frame begins to run code of a user. */
  start: () => void;
  answer: (id: number) => void;
  stop: () => void;
}

/**
 * Asks a frame again and again whether it answers. While the page is hidden browsers slow it down, and nobody is asked.
 */
export function watchFrame({ ask, onSilence }: WatchFrameOptions): FrameWatch {
  let patience = START_PATIENCE;
  let asked = 0;
  /** The newest question that needs no answer any more. */
  let settled = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') {
      settled = asked;
      return;
    }
    // Counted in questions, not in time: where the page itself was busy, its timers were late as well.
    if ((asked - settled) * INTERVAL >= patience) {
      clearInterval(timer);
      onSilence();
      return;
    }
    asked += 1;
    ask(asked);
  }, INTERVAL);
  return {
    start: () => {
      // It answers the questions of the time before after it has rendered.
      settled = asked;
      patience = PATIENCE;
    },
    answer: (id) => {
      // A slow frame answers each question after the next one was asked.
      if (id > settled && id <= asked) {
        settled = id;
      }
    },
    stop: () => clearInterval(timer),
  };
}
