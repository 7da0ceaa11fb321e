import { withGlobal } from '@sinonjs/fake-timers';

/** What a request for a file is called among the resources of a process. */
const FILE_REQUESTS = new Set(['FSReqCallback', 'FSReqPromise']);

/** Time of this process that passes when it is told to: no picture depends on how busy the machine is. */
export interface VirtualTime {
  /** Lets one millisecond pass, with the timers that end in it and all that follows from them. */
  passMillisecond: () => Promise<void>;
}

/** Lets promises, React's work and modules that are being imported end. */
async function finishWork(): Promise<void> {
  do {
    // Twice: what a task of React starts is the next task.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  } while (process.getActiveResourcesInfo().some((name) => FILE_REQUESTS.has(name)));
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
