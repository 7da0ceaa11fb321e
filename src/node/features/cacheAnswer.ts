import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import { readTree } from '../files/readTree';
import { writeIfChanged } from '../store/siteFiles';

/**
 * Keeps what was found out in declarations, which takes seconds, in `.cache/features` until a package, the
 * question, or the code that answers it changes.
 *
 * @param packageNames the packages that the answer comes from
 * @param question everything else that it depends on
 */
export async function cacheAnswer<Answer>(
  projectDirectory: string,
  packageNames: readonly string[],
  question: unknown,
  findAnswer: () => Answer,
): Promise<Answer> {
  const manifests = packageNames.map((name) =>
    fs.readFile(path.join(projectDirectory, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const key = hashTexts(
    await readTree(import.meta.dirname),
    JSON.stringify(question),
    ...(await Promise.all(manifests)),
  );
  const file = path.join(projectDirectory, '.cache/features', `${key}.json`);
  const kept = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (kept) {
    return JSON.parse(kept);
  }
  const answer = findAnswer();
  await writeIfChanged(file, JSON.stringify(answer));
  return answer;
}
