import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../../shared/languages';
import type { SearchQuery } from '../../shared/search/searchQuery';

/** Questions of users in a language, with the places that answer them; none where nobody has written any. */
export async function loadQueries(language: Language): Promise<readonly SearchQuery[]> {
  const file = path.resolve(import.meta.dirname, `../../../data/search/queries.${language}.ts`);
  if (!fs.existsSync(file)) {
    return [];
  }
  const module: { queries: readonly SearchQuery[] } = await import(file);
  return module.queries;
}
