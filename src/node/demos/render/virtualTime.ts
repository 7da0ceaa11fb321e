import { withGlobal } from '@sinonjs/fake-timers';

/** Lets promises and React's work end: what a task of React starts is the next task. */
async function finishWork(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/**
 * Takes over the timers and the clock of the process, so that no picture depends on how busy the machine is.
 *
 * @returns lets one millisecond pass, with the timers that end in it and all that follows from them
 */
export function takeTime(): () => Promise<void> {
  const clock = withGlobal(globalThis).install({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return async () => {
    clock.tick(1);
    await finishWork();
  };
}
