import { describe, expect, it } from 'vitest';
import { loadQueries } from '../../../src/node/search/loadQueries';

describe.each([
  { language: 'en', set: 'queries', least: 600 },
  { language: 'en', set: 'heldOut', least: 70 },
  { language: 'zh', set: 'queries', least: 350 },
  { language: 'zh', set: 'heldOut', least: 60 },
] as const)('the $set of $language', ({ language, set, least }) => {
  it('are enough, each once', async () => {
    const queries = await loadQueries(language, set);
    const asked = queries.map(([query]) => query);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(least);
  });
});
