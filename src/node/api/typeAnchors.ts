/** The anchor of a type's definition on a page: `'x-data-grid/GridRowsProp' -> 'type-GridRowsProp'`. */
export function typeIdToAnchor(id: string): string {
  return `type-${id.slice(id.lastIndexOf('/') + 1)}`;
}
