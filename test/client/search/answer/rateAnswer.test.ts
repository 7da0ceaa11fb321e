import { describe, expect, it } from 'vitest';
import { rateAnswer } from '../../../../src/client/search/answer/rateAnswer';
import type { SearchHit } from '../../../../src/client/search/engine/createSearchEngine';

const createHits = (...scores: number[]): SearchHit[] =>
  scores.map((score) => ({
    id: String(score),
    record: { kind: 'page', name: 'Rows', pages: [0] },
    page: { pathname: '/x', title: 'Rows', trail: [] },
    hash: '',
    score,
    certainty: score,
    textWords: [],
    others: [],
  }));

describe('rateAnswer', () => {
  it.each([
    ['answer', 'is far before the next', [1.8, 1.2]],
    ['answer', 'is alone', [1.1]],
    ['likely', 'is nearly as good as the next', [1.8, 1.7]],
    ['nearest', 'has little of the query', [0.6, 0.1]],
    ['nearest', 'is not there', []],
  ])('calls the first hit %s where it %s', (rating, _, scores) => {
    expect(rateAnswer(createHits(...scores))).toBe(rating);
  });
});
