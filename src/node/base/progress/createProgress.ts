/** Where progress is written: a stream, and whether a line in it can be written over. */
interface ProgressOutput {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** Says how far a long step is. */
interface Progress {
  /** One more is done. */
  advance: () => void;
  /** Removes the line from a terminal. */
  end: () => void;
}

/** Between two lines of a log, in ms. */
const LOG_INTERVAL = 10_000;

/** Between two states of the line of a terminal, in ms. */
const TERMINAL_INTERVAL = 100;

const CLEAR_LINE = '\r\u001B[2K';

/**
 * Creates the progress of a step: `demos 312/747`, on one line of a terminal, every ten seconds in a log. A step that ends
 * sooner writes nothing to a log.
 *
 * @param name of what is counted
 * @param total number of them
 */
export function createProgress(
  name: string,
  total: number,
  output: ProgressOutput = process.stdout,
  now: () => number = Date.now,
): Progress {
  const interval = output.isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL;
  let done = 0;
  let shown = now();
  let isShown = false;
  return {
    advance: () => {
      done += 1;
      if (now() - shown < interval) {
        return;
      }
      shown = now();
      isShown = true;
      const line = `${name} ${done}/${total}`;
      output.write(output.isTTY ? CLEAR_LINE + line : `${line}\n`);
    },
    end: () => {
      if (isShown && output.isTTY) {
        output.write(CLEAR_LINE);
      }
    },
  };
}
