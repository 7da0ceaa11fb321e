import type { Problem } from '../base/problems/problem';
import type { Quality, QualityGoals, QueryResult } from './measureQuality';

/** A hit further down is not read by most users. */
const READ_HITS = 3;

function formatMiss({ query, answer, before }: QueryResult): string {
  return `  ${query} (answer: ${answer}; found: ${before.slice(0, READ_HITS).join(', ') || 'nothing'})`;
}

function isMissed({ rank = Infinity }: QueryResult): boolean {
  return rank > READ_HITS;
}

/**
 * Whether the search answers a set of queries as often as it must; nobody may have written any in a language.
 *
 * @param file of the set, relative to the project
 * @param listsMisses false for a set that is only measured: who reads its misses fits the search to them
 */
export function checkQuality(
  file: string,
  { results, recallAt1, recallAt3 }: Quality,
  { first, third, asked }: QualityGoals,
  listsMisses: boolean,
): Problem[] {
  if (results.length === 0) {
    return [];
  }
  if (results.length < asked) {
    const message = `There are only ${results.length} of these queries; ${asked} are needed.`;
    return [{ file, message }];
  }
  if (recallAt1 >= first && recallAt3 >= third) {
    return [];
  }
  const shares = `The first hit answers ${recallAt1.toFixed(3)} of these queries (at least ${first}), one of three ${recallAt3.toFixed(3)} (at least ${third}).`;
  const way =
    'If a section has another id or another subject now, correct the addresses of its queries; else write what users ask below the section that answers it, in the `.questions.yaml` of its page.';
  const misses = listsMisses ? results.filter(isMissed).map(formatMiss) : [];
  return [{ file, message: [`${shares} ${way}`, ...misses].join('\n') }];
}

/**
 * Whether each section is among the first hits of a question that its page names.
 *
 * @param results of one question of each section
 */
export function checkSections({ results }: Quality): Problem[] {
  return results.filter(isMissed).map((result) => ({
    file: 'data/**/*.questions.yaml',
    message: `The search does not find the section of this question by it. Write it in other words, or below the section that the search finds:\n${formatMiss(result)}`,
  }));
}
