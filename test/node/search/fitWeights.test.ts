import { describe, expect, it } from 'vitest';
import { RANKING_WEIGHTS } from '../../../src/client/search/engine/rankingWeights';
import { fitWeights, scoreRank } from '../../../src/node/search/fitWeights';

describe('fitWeights', () => {
  it('moves a weight to where the answers are best, and leaves those that make no difference', () => {
    const weights = { ...RANKING_WEIGHTS, exactName: 0.5 };
    const measure = () => 1 - Math.abs(weights.exactName - 0.7);
    fitWeights(weights, { rounds: 8, measure, report: () => undefined });
    expect(weights.exactName).toBeCloseTo(0.7, 1);
    expect(weights).toEqual({ ...RANKING_WEIGHTS, exactName: weights.exactName });
  });

  it('keeps shares from 0 to 1', () => {
    const weights = { ...RANKING_WEIGHTS };
    fitWeights(weights, {
      rounds: 8,
      measure: () => weights.inText + weights.member,
      report: () => undefined,
    });
    expect(weights.inText).toBeLessThanOrEqual(1);
    expect(weights.member).toBeGreaterThan(RANKING_WEIGHTS.member);
  });

  it('reports what it kept', () => {
    const weights = { ...RANKING_WEIGHTS };
    const lines: string[] = [];
    fitWeights(weights, { rounds: 1, measure: () => -weights.asked, report: (line) => lines.push(line) });
    expect(lines).toEqual([
      `start -${RANKING_WEIGHTS.asked.toFixed(4)}`,
      `asked ${RANKING_WEIGHTS.asked} -> ${weights.asked}: -${weights.asked.toFixed(4)}`,
    ]);
  });
});

describe('scoreRank', () => {
  it.each([
    [1, 1],
    [2, 0.5],
    [3, 0.5],
    [4, 0.2],
    [undefined, 0],
  ])('of %s is %d', (rank, score) => {
    expect(scoreRank(rank)).toBe(score);
  });
});
