import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../../shared/languages/languages';
import type { SearchQuery } from '../../shared/search/searchQuery';

/**
 * `queries`: those that the search must answer, and by which its ranking is tuned.
 *
 * `formerHeldOut`: those that were only measured until somebody read which of them the search missed. The ranking is tuned
 * by them too, and does not answer all of them yet.
 *
 * `heldOut`: those that are only measured, so that they show what the search does with questions that nobody tuned it for.
 */
export type QuerySet = 'queries' | 'formerHeldOut' | 'heldOut';

/** Questions of users in a language, with the places that answer them; none where nobody has written any. */
export async function loadQueries(language: Language, set: QuerySet): Promise<readonly SearchQuery[]> {
  const file = path.resolve(import.meta.dirname, `../../../data/search/${set}.${language}.ts`);
  if (!fs.existsSync(file)) {
    return [];
  }
  // The names are spelled out for the bundler, which then knows which files may be asked for.
  const module: { queries: readonly SearchQuery[] } = await import(
    `../../../data/search/${set}.${language}.ts`
  );
  return module.queries;
}
