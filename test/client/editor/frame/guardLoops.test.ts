import { describe, expect, it } from 'vitest';
import { createLoopGuard, LoopError } from '../../../../src/client/editor/frame/guardLoops';

function setUp() {
  let time = 0;
  let endTask = () => {};
  const guard = createLoopGuard({
    now: () => time,
    whenTaskEnds: (callback) => {
      endTask = callback;
    },
  });
  return {
    /** Turns of a loop, each of which takes so many ms. */
    loop: (turns: number, duration: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        guard();
        time += duration;
      }
    },
    endTask: () => endTask(),
  };
}

describe('createLoopGuard', () => {
  it('ends loops that run longer than a second in one task', () => {
    const { loop } = setUp();
    expect(() => loop(1e6, 0.01)).toThrow(LoopError);
  });

  it('ends slow loops as well', () => {
    const { loop } = setUp();
    expect(() => loop(500, 50)).toThrow(LoopError);
  });

  it('lets long loops run that are quick', () => {
    const { loop } = setUp();
    expect(() => loop(1e6, 0.0005)).not.toThrow();
  });

  it('lets a loop wait for other tasks as long as it likes', () => {
    const { loop, endTask } = setUp();
    expect(() => {
      for (let turn = 0; turn < 1000; turn += 1) {
        loop(64, 5);
        endTask();
      }
    }).not.toThrow();
  });

  it('adds up the loops of a task', () => {
    const { loop } = setUp();
    expect(() => {
      for (let turn = 0; turn < 10; turn += 1) {
        loop(100, 5);
      }
    }).toThrow(LoopError);
  });

  it('runs again after it ended a loop', () => {
    const { loop, endTask } = setUp();
    expect(() => loop(500, 50)).toThrow(LoopError);
    endTask();
    expect(() => loop(64, 1)).not.toThrow();
  });
});
