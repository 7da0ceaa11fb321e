import { describe, expect, it } from 'vitest';
import { compareSizes } from '../../../e2e/bench/growth/compareSizes';

/** Builds of a site whose one step takes so many seconds, by number of guides. */
function compare(seconds: Record<number, number>) {
  const builds = Object.entries(seconds).map(([guides, time]) => ({
    guides: Number(guides),
    steps: new Map([['demos', time]]),
  }));
  return compareSizes(builds)[0]!;
}

describe('compareSizes', () => {
  it('compares the last size with the one before, and says what a guide more costs', () => {
    expect(compare({ 0: 10, 100: 60, 300: 160 })).toEqual({
      name: 'demos',
      seconds: [10, 60, 160],
      ratio: 160 / 60,
      perGuide: [0.5, 0.5],
      isLinear: true,
    });
  });

  it.each([
    ['a step of constant time', { 0: 10, 100: 10, 300: 10 }, true],
    ['a straight line that a busy machine bends a little', { 0: 10, 100: 20, 300: 48 }, true],
    ['a curve', { 0: 10, 100: 20, 300: 100 }, false],
    ['a curve below the constant share of a step', { 0: 100, 100: 110, 300: 190 }, false],
    ['a step that is too short to be judged', { 0: 0, 100: 0.1, 300: 1.9 }, true],
    ['two sizes of a straight line', { 100: 20, 300: 60 }, true],
    ['two sizes of a curve', { 100: 20, 300: 120 }, false],
  ])('judges %s', (_, seconds, isLinear) => {
    expect(compare(seconds).isLinear).toBe(isLinear);
  });
});
