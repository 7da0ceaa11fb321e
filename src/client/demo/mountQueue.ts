/** Mounts waiting for their turn. */
const waiting: (() => void)[] = [];
let isRunning = false;

function runNext(): void {
  const mount = waiting.shift();
  isRunning = mount !== undefined;
  if (mount) {
    // A task of its own for each demo: the browser answers the reader in between. Requested before the mount,
    // so that one that throws does not hold up the others.
    setTimeout(runNext);
    mount();
  }
}

/**
 * Mounts demos one after the other.
 *
 * @returns takes the mount out of the queue
 */
export function queueMount(mount: () => void): () => void {
  waiting.push(mount);
  if (!isRunning) {
    isRunning = true;
    setTimeout(runNext);
  }
  return () => {
    const index = waiting.indexOf(mount);
    if (index >= 0) {
      waiting.splice(index, 1);
    }
  };
}
