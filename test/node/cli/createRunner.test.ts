import { describe, expect, it } from 'vitest';
import { createRunner } from '../../../src/node/cli/createRunner';

/** A task whose runs end when the test says so. */
function createTask() {
  const ends: (() => void)[] = [];
  const task = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  return { ends, task };
}

describe('createRunner', () => {
  it('runs a task at once', () => {
    const { ends, task } = createTask();
    void createRunner(task)();
    expect(ends).toHaveLength(1);
  });

  it('runs it once more for any number of calls during a run', async () => {
    const { ends, task } = createTask();
    const run = createRunner(task);
    const all = run();
    void run();
    void run();
    expect(ends).toHaveLength(1);
    ends[0]!();
    await expect.poll(() => ends.length).toBe(2);
    ends[1]!();
    await all;
    expect(ends).toHaveLength(2);
  });

  it('runs it again for a call after the end', async () => {
    const { ends, task } = createTask();
    const run = createRunner(task);
    const first = run();
    ends[0]!();
    await first;
    void run();
    expect(ends).toHaveLength(2);
  });
});
