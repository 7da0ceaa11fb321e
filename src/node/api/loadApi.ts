import type { ApiIndex } from './types/apiIndex';
import type { ApiPage } from './types/apiPage';
import { loadOnce } from '../../shared/loadOnce';
import { readApiIndex, readApiPage } from './apiFiles';

const indexes = new Map<string, Promise<ApiIndex>>();

/**
 * The index of the extracted API, read once a process.
 *
 * @throws ProblemsError where nothing was extracted
 */
export function loadApiIndex(projectDirectory: string): Promise<ApiIndex> {
  return loadOnce(indexes, projectDirectory, () => readApiIndex(projectDirectory));
}

/** The symbol that a pathname shows: `/x/api/charts/bar-chart`. */
export async function loadApiPage(projectDirectory: string, pathname: string): Promise<ApiPage> {
  const { entries } = await loadApiIndex(projectDirectory);
  const file = entries.find((entry) => entry.pathname === pathname)?.file;
  if (!file) {
    throw new Error(`No symbol has the page \`${pathname}\`.`);
  }
  return readApiPage(projectDirectory, file);
}
