import path from 'node:path';
import { pathnameToPageId } from '../../../shared/paths/pathnameToPageId';
import { rankNames } from '../../base/problems/findNearest';
import { ProblemsError } from '../../base/problems/problem';

/** How many near pages an error names. */
const SUGGESTIONS = 3;

/** `data/charts/bars/bars.zh.md`, `/x/react-charts/bars/` or `charts/bars/` as a folder below `data/`: `charts/bars`. */
function toPageId(name: string): string {
  const trimmed = name.replace(/\/+$/, '');
  if (trimmed.startsWith('/x')) {
    return pathnameToPageId(trimmed) ?? trimmed;
  }
  const folder = trimmed.replace(/^(\.\/)?data\//, '');
  return path.extname(folder) ? path.dirname(folder) : folder;
}

/**
 * Finds the pages that a writer names: by page id, by the folder of several pages, by a file of the page, or by address.
 *
 * @param names what is given on the command line
 * @param pageIds of all pages
 * @returns ids of pages, each once, in the order of `pageIds`
 * @throws ProblemsError for names of no page, with the nearest ids
 */
export function selectPages(names: readonly string[], pageIds: readonly string[]): string[] {
  const wanted = names.map((name) => ({ name, id: toPageId(name) }));
  const isOf = (pageId: string, id: string) => pageId === id || pageId.startsWith(`${id}/`);
  const unknown = wanted.filter(({ id }) => !pageIds.some((pageId) => isOf(pageId, id)));
  if (unknown.length > 0) {
    throw new ProblemsError(
      unknown.map(({ name, id }) => {
        const near = rankNames(id, pageIds).slice(0, SUGGESTIONS);
        return {
          file: 'data',
          message: `There is no page \`${name}\`. Write the id of a page, its folder below data/: \`${near.join('`, `')}\`.`,
        };
      }),
    );
  }
  return pageIds.filter((pageId) => wanted.some(({ id }) => isOf(pageId, id)));
}
