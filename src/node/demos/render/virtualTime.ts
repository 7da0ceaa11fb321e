import { withGlobal } from '@sinonjs/fake-timers';

/** Time of this process that passes when it is told to: no picture depends on how busy the machine is. */
export interface VirtualTime {
  /** Lets one millisecond pass, with the timers that end in it and all that follows from them. */
  passMillisecond: () => Promise<void>;
}

/** Lets promises and React's work end: what a task of React starts is the next task. */
async function finishWork(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** Takes over the timers and the clock of the process. */
export function takeTime(): VirtualTime {
  const clock = withGlobal(globalThis).install({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return {
    passMillisecond: async () => {
      clock.tick(1);
      await finishWork();
    },
  };
}
