/**
 * The folder with the fake server of a product, whose modules the demos of all pages of the product may import.
 *
 * @param pageId the page's folder below `data/`: `data-grid/filtering/server-side`
 * @returns relative to the project, whether it exists or not: `data/data-grid/server`
 */
export function pageIdToServerFolder(pageId: string): string {
  return `data/${pageId.split('/', 1)[0]}/server`;
}
