/**
 * The guide in whose folder a file is: that of the innermost folder.
 *
 * @param file relative to the project
 */
export function findGuide(file: string, pageIds: readonly string[]): string | undefined {
  return pageIds
    .filter((pageId) => file.startsWith(`data/${pageId}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
