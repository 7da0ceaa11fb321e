import { pageIdToServerFolder } from './pageIdToServerFolder';
import type { Problem } from './problem';

/**
 * Selects the problems of some pages: those in their folders, and in the server folders of their products.
 *
 * @param pageIds undefined for all of the site
 */
export function selectOwnProblems<Found extends Problem>(
  problems: readonly Found[],
  pageIds?: readonly string[],
): Found[] {
  return problems.filter(({ file }) => isOwnFile(file, pageIds));
}

/** Whether a file is in the folder of one of some pages, or in the server folder of its product. */
export function isOwnFile(file: string, pageIds?: readonly string[]): boolean {
  return (
    pageIds === undefined ||
    pageIds.some((pageId) =>
      [`data/${pageId}/`, `${pageIdToServerFolder(pageId)}/`].some((folder) => file.startsWith(folder)),
    )
  );
}
