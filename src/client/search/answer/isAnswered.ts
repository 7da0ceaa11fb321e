import type { SearchHit } from '../engine/createSearchEngine';

/**
 * What the best hit of a question that the site answers is worth at least. Chosen with `npm run search-quality`: fewer
 * than 3 in 100 answered queries are below, and most questions about something else.
 */
export const MIN_ANSWER_SCORE = 0.5;

/** Whether the best hit answers, or is only the nearest that the site has. */
export function isAnswered([best]: readonly SearchHit[]): boolean {
  return best !== undefined && best.score >= MIN_ANSWER_SCORE;
}
