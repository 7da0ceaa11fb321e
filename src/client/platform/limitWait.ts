/** Who waits longer for scripts, in ms, waits for a network that answers nothing: the largest demo takes half of it on the slowest. */
const LONGEST_WAIT = 60_000;

/**
 * Waits for scripts that are imported, but not for ever: no import can be aborted.
 *
 * @throws what the import throws; after a minute an error that `isLoadFault` knows
 */
export async function limitWait<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('Loading a module takes too long.')), LONGEST_WAIT);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
