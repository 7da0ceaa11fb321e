import type { SearchHit } from '../engine/createSearchEngine';

/**
 * What the best hit of a question that the site answers is worth at least. Of the queries that the first hit answers, 1 of
 * 554 in English and none of 320 in Chinese is below; of questions about something else 19 of 25, and 7 of 20.
 */
export const MIN_ANSWER_SCORE = 0.5;

/** Whether the best hit answers, or is only the nearest that the site has. */
export function isAnswered([best]: readonly SearchHit[]): boolean {
  return best !== undefined && best.score >= MIN_ANSWER_SCORE;
}
