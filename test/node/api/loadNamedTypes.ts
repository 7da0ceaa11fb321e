import type { NamedType } from '../../../src/node/api/types/namedType';
import type { TypeText } from '../../../src/node/api/types/typeText';
import { PRODUCT_FOLDERS } from '../../../src/shared/products/products';
import { readNamedTypes } from '../../../src/node/api/apiFiles';

/**
 * The named types that some pages mention, and what those mention in turn.
 *
 * @param content pages or parts of them
 */
export async function loadNamedTypes(
  projectDirectory: string,
  content: unknown,
): Promise<Record<string, NamedType>> {
  const products = [...PRODUCT_FOLDERS, undefined];
  const parts = await Promise.all(products.map((product) => readNamedTypes(projectDirectory, product)));
  const registry = new Map(parts.flatMap((part) => Object.entries(part)));
  const found: Record<string, NamedType> = {};
  for (let ids = collectTypeIds(content); ids.size > 0;) {
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
