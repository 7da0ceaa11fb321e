import type { NamedType } from '../../../src/node/api/types/namedType';
import type { TypeText } from '../../../src/node/api/types/typeText';
import { loadOnce } from '../../../src/shared/loadOnce';
import { PRODUCT_FOLDERS } from '../../../src/shared/products/products';
import { readNamedTypes } from '../../../src/node/api/apiFiles';

const registries = new Map<string, Promise<Map<string, NamedType>>>();

/** All named types, read once. */
function loadRegistry(projectDirectory: string): Promise<Map<string, NamedType>> {
  return loadOnce(registries, projectDirectory, async () => {
    const products = [...PRODUCT_FOLDERS, undefined];
    const parts = await Promise.all(products.map((product) => readNamedTypes(projectDirectory, product)));
    return new Map(parts.flatMap((part) => Object.entries(part)));
  });
}

/**
 * The named types that a page needs to unfold what it mentions, and what those mention in turn.
 *
 * @param content a page or a part of one
 * @param depth how many times a user can unfold; types further down keep their ids only
 */
export async function loadNamedTypes(
  projectDirectory: string,
  content: unknown,
  depth = 2,
): Promise<Record<string, NamedType>> {
  const registry = await loadRegistry(projectDirectory);
  const found: Record<string, NamedType> = {};
  let ids = collectTypeIds(content);
  for (let level = 0; level < depth; level += 1) {
    const added = [...ids].filter((id) => !(id in found)).flatMap((id) => registry.get(id) ?? []);
    added.forEach((type) => (found[type.id] = type));
    ids = collectTypeIds(added);
  }
  return found;
}

/** The ids of all types that some data mentions. */
export function collectTypeIds(content: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(content)) {
    content.forEach((part) => collectTypeIds(part, ids));
  } else if (content !== null && typeof content === 'object') {
    const { text, types } = content as Partial<TypeText>;
    if (text !== undefined && types) {
      Object.values(types).forEach((id) => ids.add(id));
    }
    Object.values(content).forEach((part) => collectTypeIds(part, ids));
  }
  return ids;
}
