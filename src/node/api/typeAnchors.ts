import type { NamedType } from './types/namedType';

/**
 * The anchors of the definitions on a page, by the id of the type: `'x-data-grid/GridRowsProp' -> 'type-GridRowsProp'`.
 * Packages, and files of one, may each have a type of that name: the next one is `type-GridRowsProp-2`.
 */
export function createTypeAnchors(types: readonly Pick<NamedType, 'id' | 'name'>[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    types.map(({ id, name }) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count === 1 ? `type-${name}` : `type-${name}-${count}`];
    }),
  );
}
