import { RANKING_WEIGHTS, type RankingWeights } from '../../client/search/engine/rankingWeights';

/** What each further round of attempts changes a weight by, as a share of the change before. */
const SHRINK = 0.6;
/** The first change of a weight, as a share of it, and at least. */
const FIRST_CHANGE = 0.3;
const LEAST_CHANGE = 0.02;
/** A smaller gain may be an accident of the queries. */
const LEAST_GAIN = 0.0002;

const NAMES = Object.keys(RANKING_WEIGHTS) as (keyof RankingWeights)[];

/** What a word is worth compared with the name, which has 1, and other shares: from 0 to 1. */
const isShare = (name: string) => /^(in|as|precision)/.test(name);

/** The worth of a rank, from 1; absent when nothing was found. Only the first three are seen at once. */
export function scoreRank(rank: number | undefined): number {
  if (rank === undefined) {
    return 0;
  }
  return rank === 1 ? 1 : rank <= 3 ? 0.5 : 1 / (rank + 1);
}

/**
 * Changes one weight after another, up and down, and keeps what makes the answers better: coordinate ascent, without
 * chance, so that it finds the same again.
 *
 * @param weights are changed in place, so that a search engine that was made with them follows
 * @param measure the quality of the answers with these weights, the more the better
 * @param report is told of each change that was kept
 */
export function fitWeights(
  weights: RankingWeights,
  { rounds, measure, report }: { rounds: number; measure: () => number; report: (line: string) => void },
): void {
  let best = measure();
  report(`start ${best.toFixed(4)}`);
  const changes = new Map(
    NAMES.map((name) => [name, Math.max(LEAST_CHANGE, Math.abs(weights[name]) * FIRST_CHANGE)]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const name of NAMES) {
      const before = weights[name];
      for (const change of [changes.get(name)!, -changes.get(name)!]) {
        const changed = Math.round((before + change) * 1000) / 1000;
        if (isShare(name) && (changed < 0 || changed > 1)) {
          continue;
        }
        weights[name] = changed;
        const found = measure();
        if (found > best + LEAST_GAIN) {
          best = found;
          report(`${name} ${before} -> ${weights[name]}: ${best.toFixed(4)}`);
          break;
        }
        weights[name] = before;
      }
      changes.set(name, changes.get(name)! * SHRINK);
    }
  }
}
