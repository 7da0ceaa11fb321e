import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadQueries } from '../../../src/node/search/loadQueries';
import { loadSearchIndex } from '../../../src/node/search/loadSearchIndex';
import { listQuestions } from '../../../src/node/search/listQuestions';
import {
  HELD_OUT_GOALS,
  listWrittenPages,
  measureQuality,
  QUALITY_GOALS,
} from '../../../src/node/search/measureQuality';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

describe.each([
  { language: 'en', least: 150 },
  { language: 'zh', least: 25 },
] as const)('the search in $language', async ({ language, least }) => {
  const queries = await loadQueries(language, 'queries');
  it('is asked enough, each question once', () => {
    const asked = queries.map(([query]) => query);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(least);
  });

  it('answers what users ask', async () => {
    const { engine, index } = await loadSearchIndex(PROJECT, language);
    const written = await listWrittenPages(PROJECT, language);
    const { recallAt1, recallAt3, results } = measureQuality(engine, index, { queries, written });
    const missed = results
      .filter(({ rank = Infinity }) => rank > 3)
      .map(({ query, before }) => `${query}: ${before.slice(0, 3).join(', ')}`);
    expect(results.length).toBeGreaterThan(0);
    expect(recallAt1, `not first: ${missed.join('\n')}`).toBeGreaterThanOrEqual(QUALITY_GOALS.first);
    expect(recallAt3, `not among three:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(QUALITY_GOALS.third);
  });

  it('answers what nobody tuned it for', async () => {
    const { engine, index } = await loadSearchIndex(PROJECT, language);
    const written = await listWrittenPages(PROJECT, language);
    const heldOut = await loadQueries(language, 'heldOut');
    const { recallAt1, recallAt3, results } = measureQuality(engine, index, { queries: heldOut, written });
    const goals = HELD_OUT_GOALS[language]!;
    expect(results.length).toBeGreaterThan(100);
    expect(recallAt1).toBeGreaterThanOrEqual(goals.first);
    expect(recallAt3).toBeGreaterThanOrEqual(goals.third);
  });

  // Each section is asked for once: `npm run search-quality` asks all 27,000 questions, which takes minutes.
  it('finds each section by a question that its page names', async () => {
    const { engine, index } = await loadSearchIndex(PROJECT, language);
    const written = await listWrittenPages(PROJECT, language);
    const all = await listQuestions(PROJECT, language);
    const questions = all.filter(([, section], position) => section !== all[position - 1]?.[1]);
    const { results } = measureQuality(engine, index, { queries: questions, written });
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ rank = Infinity }) => rank > 3).map(({ query }) => query)).toEqual([]);
  });
});
