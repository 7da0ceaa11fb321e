import { requestIdle } from '../platform/whenIdle';

/** A demo waits for an idle moment of the page no longer than this, in ms. */
const LATEST = 500;

/** A mount that waits for its turn. */
export interface QueuedMount {
  /** Mounts at once, unless it is mounted or was taken out of the queue. */
  mountNow: () => void;
  /** Takes it out of the queue. */
  cancel: () => void;
}

/** Mounts waiting for their turn. */
const waiting: (() => void)[] = [];
let isRunning = false;

function runNext(): void {
  const mount = waiting.shift();
  isRunning = mount !== undefined;
  if (mount) {
    // A task of its own for each demo: the browser answers the user in between. Requested before the mount, so that
    // one that throws does not hold up the others.
    requestIdle(runNext, LATEST);
    mount();
  }
}

/** Mounts demos one after the other, while the page has nothing better to do. */
export function queueMount(mount: () => void): QueuedMount {
  waiting.push(mount);
  if (!isRunning) {
    isRunning = true;
    requestIdle(runNext, LATEST);
  }
  const leave = (): boolean => {
    const index = waiting.indexOf(mount);
    if (index >= 0) {
      waiting.splice(index, 1);
    }
    return index >= 0;
  };
  return {
    mountNow: () => {
      if (leave()) {
        mount();
      }
    },
    cancel: leave,
  };
}
