import type { Problem } from './problem';

/**
 * Selects the problems of some pages: those in their folders.
 *
 * @param pageIds undefined for all of the site
 */
export function selectOwnProblems<Found extends Problem>(
  problems: readonly Found[],
  pageIds?: readonly string[],
): Found[] {
  return problems.filter(({ file }) => isOwnFile(file, pageIds));
}

/** Whether a file is in the folder of one of some pages. */
export function isOwnFile(file: string, pageIds?: readonly string[]): boolean {
  return pageIds === undefined || pageIds.some((pageId) => file.startsWith(`data/${pageId}/`));
}
