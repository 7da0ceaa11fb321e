import type { ApiPage } from '../../api/types/apiPage';
import { readApiTable } from '../../api/apiFiles';
import { listSubjects, type Subject } from './listSubjects';

/**
 * The names of the API that guides should describe, from the cache that `extractApi` filled.
 *
 * @param symbols those that have a page
 */
export async function loadSubjects(
  projectDirectory: string,
  symbols: readonly ApiPage[],
): Promise<Subject[]> {
  const [events, objects] = await Promise.all([
    readApiTable(projectDirectory, 'events'),
    readApiTable(projectDirectory, 'objects'),
  ]);
  return listSubjects({ symbols, events, objects });
}
