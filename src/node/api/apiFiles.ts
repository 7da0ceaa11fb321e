import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../base/files/writeFile';
import type { ApiIndex } from './types/apiIndex';
import type { ApiPage } from './types/apiPage';
import type { ApiTables } from './types/apiTables';
import type { NamedType } from './types/namedType';
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { readBuiltJson } from '../base/files/readBuiltJson';

/** All that the extraction finds. */
export interface ApiData {
  index: ApiIndex;
  /** By file below `pages/`: `charts/BarChart`. */
  pages: Map<string, ApiPage>;
  types: NamedType[];
  tables: ApiTables;
}

/** Types of packages that belong to no product. */
const SHARED_TYPES = 'shared';

const API = '.cache/api';

/** @throws ProblemsError where nothing was extracted, or the file is not as it was written */
function readJson<Content>(projectDirectory: string, name: string): Promise<Content> {
  return readBuiltJson(projectDirectory, `${API}/${name}.json`);
}

/**
 * Replaces what an earlier extraction wrote.
 *
 * @returns the files, absolute
 */
export async function writeApi(
  projectDirectory: string,
  { index, pages, types, tables }: ApiData,
): Promise<string[]> {
  const directory = path.join(projectDirectory, API);
  await fs.rm(directory, { recursive: true, force: true });
  const files = new Map<string, unknown>([...pages].map(([file, page]) => [`pages/${file}`, page]));
  for (const product of [...PRODUCT_FOLDERS, SHARED_TYPES]) {
    const own = types.filter((type) => (type.product ?? SHARED_TYPES) === product);
    files.set(`types/${product}`, Object.fromEntries(own.map((type) => [type.id, type])));
  }
  Object.entries(tables).forEach(([name, table]) => files.set(name, table));
  const written: string[] = [];
  for (const [name, content] of [...files, ['index', index] as const]) {
    const file = path.join(directory, `${name}.json`);
    await writeFile(file, JSON.stringify(content));
    written.push(file);
  }
  return written;
}

/** The index of the last extraction. */
export function readApiIndex(projectDirectory: string): Promise<ApiIndex> {
  return readJson(projectDirectory, 'index');
}

/** @param file as in `ApiIndexEntry.file` */
export function readApiPage(projectDirectory: string, file: string): Promise<ApiPage> {
  return readJson(projectDirectory, `pages/${file}`);
}

export function readApiTable<Name extends keyof ApiTables>(
  projectDirectory: string,
  name: Name,
): Promise<ApiTables[Name]> {
  return readJson(projectDirectory, name);
}

/** Named types by id: those of a product, or those of packages that all products share. */
export function readNamedTypes(
  projectDirectory: string,
  product: string = SHARED_TYPES,
): Promise<Record<string, NamedType>> {
  return readJson(projectDirectory, `types/${product}`);
}
