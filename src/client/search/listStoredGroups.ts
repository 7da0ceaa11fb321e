import { getPathInfo } from '../../shared/paths/getPathInfo';
import type { SearchIndex } from '../../shared/search/searchIndex';
import type { OptionGroup } from './OptionList';
import type { Say } from './SearchTexts';
import { readQueries, readVisits, removeQuery, removeVisit } from './storedLists';

const MAX_VISITS_SHOWN = 6;

/**
 * What the empty search shows: searches and pages of before.
 *
 * @param index tells which pages there are still; without it no page is shown
 */
export function listStoredGroups(
  index: SearchIndex | undefined,
  say: Say,
  onQuery: (query: string) => void,
): OptionGroup[] {
  const known = new Set(index?.pages.map(({ pathname }) => pathname));
  const visits = readVisits().filter(({ pathname }) => known.has(getPathInfo(pathname).canonicalPathname));
  return [
    {
      id: 'recent',
      title: say('groups.recent'),
      options: readQueries().map((query) => ({
        id: `query ${query}`,
        content: query,
        run: () => onQuery(query),
        remove: () => removeQuery(query),
      })),
    },
    {
      id: 'visited',
      title: say('groups.visited'),
      options: visits.slice(0, MAX_VISITS_SHOWN).map(({ pathname, title }) => ({
        id: pathname,
        content: title.replace(/ - MUI X$/, ''),
        href: pathname,
        remove: () => removeVisit(pathname),
      })),
    },
  ];
}
