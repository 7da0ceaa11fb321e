import { openCache } from '../base/cache/openCache';
import type { CachedStepName } from '../base/cache/cachedSteps';
import type { SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';

/** What is wrong in a file. */
type Finding = Omit<Problem, 'file'>;

/**
 * Checks files one by one; those that an earlier run has checked are not checked again.
 *
 * @param step a cached step whose product is what is wrong in a file
 * @param loadCheck loads the check, which is not needed where nothing has changed
 */
export async function checkFiles(
  projectDirectory: string,
  step: CachedStepName,
  files: readonly SourceFile[],
  loadCheck: () => Promise<(file: SourceFile) => Finding[] | Promise<Finding[]>>,
): Promise<Problem[]> {
  const cache = await openCache<Finding[]>(projectDirectory, step);
  const problems: Problem[] = [];
  for (const source of files) {
    const findings = await cache.get([source.file, source.text], async () => (await loadCheck())(source));
    problems.push(...findings.map((finding) => ({ file: source.file, ...finding })));
  }
  return problems;
}
