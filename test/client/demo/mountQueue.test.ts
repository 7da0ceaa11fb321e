import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueMount } from '../../../src/client/demo/mountQueue';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A mount that writes its name down. */
function createMounts() {
  const mounted: string[] = [];
  return { mounted, mount: (name: string) => () => void mounted.push(name) };
}

describe('queueMount', () => {
  it('mounts each in a task of its own, in order', () => {
    const { mounted, mount } = createMounts();
    queueMount(mount('first'));
    queueMount(mount('second'));
    expect(mounted).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(mounted).toEqual(['first']);
    vi.advanceTimersToNextTimer();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('mounts what comes after the queue was empty', () => {
    const { mounted, mount } = createMounts();
    queueMount(mount('first'));
    vi.runAllTimers();
    queueMount(mount('second'));
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('mounts what comes during a mount later', () => {
    const { mounted, mount } = createMounts();
    queueMount(() => {
      queueMount(mount('inner'));
      mounted.push('outer');
    });
    vi.runAllTimers();
    expect(mounted).toEqual(['outer', 'inner']);
  });

  it('leaves out what was taken back', () => {
    const { mounted, mount } = createMounts();
    queueMount(mount('first'));
    const leave = queueMount(mount('second'));
    queueMount(mount('third'));
    leave();
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'third']);
  });

  it('lets what was mounted already be taken back without harm to others', () => {
    const { mounted, mount } = createMounts();
    const leave = queueMount(mount('first'));
    vi.advanceTimersToNextTimer();
    queueMount(mount('second'));
    leave();
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('goes on after a mount that throws', () => {
    const { mounted, mount } = createMounts();
    queueMount(() => {
      throw new Error('no stage');
    });
    queueMount(mount('second'));
    expect(() => vi.runAllTimers()).toThrow('no stage');
    vi.runAllTimers();
    expect(mounted).toEqual(['second']);
  });
});
