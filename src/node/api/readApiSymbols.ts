import type { ApiIndex } from './types/apiIndex';
import { API_KINDS, type ApiPage } from './types/apiPage';
import type { NamedType } from './types/namedType';
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { readApiPage, readNamedTypes } from './apiFiles';

/** Every named type, by id. */
export async function readAllTypes(projectDirectory: string): Promise<Map<string, NamedType>> {
  const tables = [undefined, ...PRODUCT_FOLDERS].map((product) => readNamedTypes(projectDirectory, product));
  return new Map((await Promise.all(tables)).flatMap(Object.entries));
}

/** The symbols that have a page. */
export function readSymbols(
  api: ApiIndex,
  projectDirectory: string,
): Promise<(ApiPage & { pathname: string })[]> {
  const entries = api.entries.filter(
    ({ kind, pathname, file }) => pathname && file && (API_KINDS as readonly string[]).includes(kind),
  );
  return Promise.all(
    entries.map(async ({ pathname, file }) => ({
      ...(await readApiPage(projectDirectory, file!)),
      pathname: pathname!,
    })),
  );
}
