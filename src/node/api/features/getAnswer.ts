import { openCache } from '../../base/cache/openCache';
import { listInstalledTypes } from '../../base/cache/stepVersion';

/**
 * What was found out in declarations, which takes seconds: from the cache, or now.
 *
 * @param packageNames the packages that the answer comes from
 * @param question everything else that it depends on
 */
export async function getAnswer<Answer>(
  projectDirectory: string,
  packageNames: readonly string[],
  question: unknown,
  findAnswer: () => Answer,
): Promise<Answer> {
  const cache = await openCache<Answer>(projectDirectory, 'features');
  const versions = listInstalledTypes(projectDirectory, packageNames);
  return cache.get([JSON.stringify(question), ...versions], async () => findAnswer());
}
