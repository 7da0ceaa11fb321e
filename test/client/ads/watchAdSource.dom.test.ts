import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAdSource, type AdSource } from '../../../src/client/ads/watchAdSource';
import { BACKERS_HREF } from '../../../src/shared/paths/thirdParties';

let states: AdSource[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  states = [];
  stop = watchAdSource((state) => states.push(state));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('watchAdSource', () => {
  it.each([
    [0, 1, undefined],
    [500, 2, undefined],
    [2500, 6, undefined],
    [2999, 6, undefined],
    [3000, 7, true],
    [14_500, 30, true],
    [60_000, 30, true],
  ])('after %s ms it has looked %s times; blocked: %s', (time, looks, blocked) => {
    stop();
    const look = vi.spyOn(document, 'querySelector');
    states = [];
    stop = watchAdSource((state) => states.push(state));
    vi.advanceTimersByTime(time);
    expect(look).toHaveBeenCalledTimes(looks);
    expect(states.at(-1)?.blocked).toBe(blocked);
  });

  it.each(['<div class="ea-placement">', '<div id="carbonads">', '<div class="x carbonads">'])(
    'finds %s',
    (html) => {
      document.body.innerHTML = html;
      vi.advanceTimersByTime(500);
      expect(states).toEqual([{ blocked: false, backers: false }]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('takes blocked back when the block comes late', () => {
    vi.advanceTimersByTime(5000);
    document.body.innerHTML = '<div id="carbonads"><a href="https://a.example">';
    vi.advanceTimersByTime(500);
    expect(states.map(({ blocked }) => blocked)).toEqual([true, false]);
  });

  it('does not see a block that comes after the last look', () => {
    vi.advanceTimersByTime(14_500);
    document.body.innerHTML = '<div id="carbonads">';
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([{ blocked: true, backers: false }]);
  });

  it.each([
    ['the filler', `<a href="${BACKERS_HREF}"></a><a href="https://a.example"></a>`, true],
    ['a longer address', `<a href="${BACKERS_HREF}/"></a>`, false],
    ['a filler that is not the first link', `<a href="#"></a><a href="${BACKERS_HREF}"></a>`, false],
    ['no link', '', false],
  ])('%s', (_name, links, backers) => {
    document.body.innerHTML = `<div id="carbonads">${links}</div>`;
    vi.advanceTimersByTime(500);
    expect(states).toEqual([{ blocked: false, backers }]);
  });

  it('stops', () => {
    stop();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([]);
  });
});
