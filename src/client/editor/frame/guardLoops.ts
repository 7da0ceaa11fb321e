/** How long the loops of one task may run, in ms. A page answers no user meanwhile where it shares its process with the frame. */
const MOST_MS = 1000;

/** Turns between two looks at the clock, less one: of a loop that does little they take a microsecond. */
const TURNS = 63;

/** Thrown by a loop that runs too long. */
export class LoopError extends Error {
  override name = 'LoopError';
}

interface GuardOptions {
  now: () => number;
  /** Calls back when the task has ended. */
  whenTaskEnds: (callback: () => void) => void;
}

function whenTaskEnds(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    callback();
  });
  port1.start();
  port2.postMessage(undefined);
}

/**
 * Makes what every loop calls in each turn. It throws when the loops of a task have run too long: a task, because a loop may
 * wait for promises, which end none, and because a loop may run in another.
 */
export function createLoopGuard(
  options: GuardOptions = { now: () => performance.now(), whenTaskEnds },
): () => void {
  let count = 0;
  let start: number | undefined;
  return () => {
    count += 1;
    if ((count & TURNS) !== 0) {
      return;
    }
    if (start === undefined) {
      start = options.now();
      options.whenTaskEnds(() => {
        start = undefined;
      });
    } else if (options.now() - start > MOST_MS) {
      throw new LoopError('A loop does not end.');
    }
  };
}
