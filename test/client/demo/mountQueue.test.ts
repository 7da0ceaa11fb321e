import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueMount } from '../../../src/client/demo/mountQueue';

/** The names of what was mounted. */
let mounted: string[];

/** A mount that writes its name down. */
const mount = (name: string) => () => void mounted.push(name);

beforeEach(() => {
  vi.useFakeTimers();
  mounted = [];
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('queueMount', () => {
  it('mounts each in a task of its own, in order', () => {
    queueMount(mount('first'));
    queueMount(mount('second'));
    expect(mounted).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(mounted).toEqual(['first']);
    vi.advanceTimersToNextTimer();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('mounts what comes after the queue was empty', () => {
    queueMount(mount('first'));
    vi.runAllTimers();
    queueMount(mount('second'));
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('mounts what comes during a mount later', () => {
    queueMount(() => {
      queueMount(mount('inner'));
      mounted.push('outer');
    });
    vi.runAllTimers();
    expect(mounted).toEqual(['outer', 'inner']);
  });

  it('leaves out what was taken back', () => {
    queueMount(mount('first'));
    const { cancel } = queueMount(mount('second'));
    queueMount(mount('third'));
    cancel();
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'third']);
  });

  it('lets what was mounted already be taken back without harm to others', () => {
    const { cancel } = queueMount(mount('first'));
    vi.advanceTimersToNextTimer();
    queueMount(mount('second'));
    cancel();
    vi.runAllTimers();
    expect(mounted).toEqual(['first', 'second']);
  });

  it('mounts at once what is not to wait, once', () => {
    queueMount(mount('first'));
    const { mountNow } = queueMount(mount('second'));
    mountNow();
    mountNow();
    expect(mounted).toEqual(['second']);
    vi.runAllTimers();
    expect(mounted).toEqual(['second', 'first']);
  });

  it('does not mount at once what was taken back', () => {
    const { mountNow, cancel } = queueMount(mount('first'));
    cancel();
    mountNow();
    expect(mounted).toEqual([]);
  });

  it('waits for an idle moment where the browser tells of them', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    queueMount(mount('first'));
    vi.runAllTimers();
    expect(mounted).toEqual([]);
    idle.shift()!();
    expect(mounted).toEqual(['first']);
    idle.shift()!();
    vi.unstubAllGlobals();
  });

  it('goes on after a mount that throws', () => {
    queueMount(() => {
      throw new Error('no stage');
    });
    queueMount(mount('second'));
    expect(() => vi.runAllTimers()).toThrow('no stage');
    vi.runAllTimers();
    expect(mounted).toEqual(['second']);
  });
});
