import { describe, expect, it } from 'vitest';
import { MeaningIndex } from '../../../../src/client/search/engine/MeaningIndex';
import { packVectors, VECTOR_LENGTH } from '../../../../src/shared/search/wordVectors';
import { createQuestions } from './createQuestions';

const INDEX = {
  pages: [{ pathname: '/x', title: 'Guide', trail: [] }],
  records: ['Heights', 'Colors'].map((name) => ({ kind: 'heading' as const, name, pages: [0] })),
};

/** `tall` and `high` point the same way, `red` the other. */
const DIRECTIONS: Record<string, boolean> = { tall: true, high: true, red: false };

function createFile() {
  const file = createQuestions([
    ['tall', 0],
    ['high', 0],
    ['red', 1],
  ]);
  const vectors = file.words.split(' ').map((word) => ({
    signs: Array.from({ length: VECTOR_LENGTH }, () => DIRECTIONS[word]!),
    weight: 1,
  }));
  return { ...file, vectors: packVectors(vectors) };
}

describe('MeaningIndex', () => {
  it('rates records by the vectors of their words and of the query', () => {
    const index = new MeaningIndex(INDEX);
    index.add(createFile());
    const rate = index.compareWith('how high');
    expect(rate(0)).toBeCloseTo(1);
    expect(rate(1)).toBeCloseTo(-1);
  });

  it('rates nothing for a query without a word that has a vector', () => {
    const index = new MeaningIndex(INDEX);
    index.add(createFile());
    expect(index.compareWith('blue')(0)).toBe(0);
  });

  it('rates nothing before it has vectors', () => {
    expect(new MeaningIndex(INDEX).compareWith('high')(0)).toBe(0);
  });
});
