/** Makes a function that runs a task, one run at a time; calls during a run request one more. */
export function createRunner(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) {
      return;
    }
    isRunning = true;
    while (isStale) {
      isStale = false;
      await task();
    }
    isRunning = false;
  };
}
