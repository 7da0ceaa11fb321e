import { addToList } from '../../../shared/addToList';
import type { ScoredRecord } from './scoreRecord';

/** So many of the other records of a page support one. */
const SUPPORTERS = 2;

/**
 * What else on the page of a record fits the query: a page of which several sections do is what the query is about.
 *
 * @returns gives the mean score of the best others on the page of one of the records
 */
export function createPageSupport(scored: readonly ScoredRecord[]): (record: ScoredRecord) => number {
  const byPage = new Map<number, ScoredRecord[]>();
  scored
    .toSorted((one, other) => other.score - one.score)
    .forEach((record) => addToList(byPage, record.page, record));
  return (record) => {
    const best = byPage.get(record.page)!.slice(0, SUPPORTERS + 1);
    const others = best.filter((other) => other !== record).slice(0, SUPPORTERS);
    return others.reduce((sum, { score }) => sum + score, 0) / SUPPORTERS;
  };
}
