import { describe, expect, it } from 'vitest';
import { loadQueries } from '../../../src/node/search/loadQueries';
import { LANGUAGES, type Language } from '../../../src/shared/languages/languages';
import type { QuerySet } from '../../../src/node/search/loadQueries';

/** The questions of a set, as far as letters and spaces around them do not matter. */
async function listAsked(language: Language, set: QuerySet): Promise<string[]> {
  const queries = await loadQueries(language, set);
  return queries.map(([query]) => query.trim().toLowerCase());
}

describe.each(LANGUAGES)('the held-out questions in %s', (language) => {
  it('are asked once each, and each names a place unless the site has no answer', async () => {
    const asked = await listAsked(language, 'heldOut');
    const queries = await loadQueries(language, 'heldOut');
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((query, position) => asked.indexOf(query) !== position)).toEqual([]);
    expect(queries.filter(([, target]) => target !== undefined && !target.startsWith('/x/'))).toEqual([]);
  });

  it('are none of those by which the ranking is tuned, in any language', async () => {
    const sets = (['queries', 'formerHeldOut'] as const).flatMap((set) =>
      LANGUAGES.map((other) => listAsked(other, set)),
    );
    const tuned = await Promise.all(sets);
    const known = new Set(tuned.flat());
    const asked = await listAsked(language, 'heldOut');
    expect(asked.filter((query) => known.has(query))).toEqual([]);
  });
});

it('a language without a set has no questions', async () => {
  expect(await loadQueries('xx' as Language, 'heldOut')).toEqual([]);
});
