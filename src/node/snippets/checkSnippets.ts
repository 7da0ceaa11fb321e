import path from 'node:path';
import type { Problem } from '../problems/problem';
import { writeIfChanged } from '../store/siteFiles';
import { checkCommands } from './checkCommands';
import { isCompiled, type Fence, type Finding } from './fence';
import { findFences } from './findFences';
import { loadKnownPackages } from './loadKnownPackages';
import { createVerdictKey, readVerdicts, writeVerdicts, type Verdicts } from './verdicts';

/** What was checked, and what was not. */
export interface SnippetReport {
  /** How many fences of each language there are; `install` counts the directives. */
  fences: Record<string, number>;
  compiled: number;
  fromCache: number;
  /** How many are compiled against version 7. */
  v7: number;
  /** Those that do not compile, and why that is right. */
  off: { file: string; line: number; reason: string }[];
}

const NEEDLESS = {
  line: 0,
  message: 'Nothing is wrong with this code any more. Delete `check="off"` and its reason.',
};

async function findFaults(
  projectDirectory: string,
  fences: readonly Fence[],
): Promise<ReadonlyMap<Fence, Finding[]>> {
  const faults = new Map<Fence, Finding[]>();
  const modules = fences.filter(isCompiled);
  if (modules.length > 0) {
    // TypeScript is large: a run that finds all in the cache does without.
    const { compileFences } = await import('./compileFences');
    (await compileFences(projectDirectory, modules)).forEach((found, fence) => faults.set(fence, found));
  }
  const known = await loadKnownPackages(projectDirectory);
  for (const fence of fences) {
    const { language, code } = fence;
    if (language === 'bash' || language === 'install') {
      faults.set(fence, checkCommands(code, known));
    } else if (language === 'json' || language === 'css') {
      const { checkSyntax } = await import('./checkSyntax');
      faults.set(fence, await checkSyntax(code, language));
    }
  }
  return faults;
}

function judge({ check }: Fence, faults: Finding[]): Finding[] {
  if (check !== 'off') {
    return faults;
  }
  return faults.length > 0 ? [] : [NEEDLESS];
}

function countByLanguage(fences: readonly Fence[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { language } of fences) {
    counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

/** Checks the code in all pages; writes `.cache/snippets/report.json`. */
export async function checkSnippets(
  projectDirectory: string,
): Promise<{ problems: Problem[]; report: SnippetReport }> {
  const fences = await findFences(projectDirectory);
  const keys = new Map<Fence, string>();
  const firsts = new Map<string, Fence>();
  for (const fence of fences) {
    const key = await createVerdictKey(fence);
    keys.set(fence, key);
    firsts.set(key, firsts.get(key) ?? fence);
  }
  const before = await readVerdicts(projectDirectory);
  const unknown = [...firsts].filter(([key]) => !before.has(key)).map(([, fence]) => fence);
  const faults = unknown.length > 0 ? await findFaults(projectDirectory, unknown) : new Map();
  const verdicts: Verdicts = new Map(
    [...firsts].map(([key, fence]) => [key, before.get(key) ?? judge(fence, faults.get(fence) ?? [])]),
  );
  await writeVerdicts(projectDirectory, verdicts);

  const problems = fences.flatMap((fence) =>
    verdicts.get(keys.get(fence)!)!.map(({ line, message }) => ({
      file: fence.file,
      line: fence.firstLine + line,
      message,
    })),
  );
  const report: SnippetReport = {
    fences: countByLanguage(fences),
    compiled: unknown.filter(isCompiled).length,
    fromCache: firsts.size - unknown.length,
    v7: fences.filter(({ check }) => check === 'v7').length,
    off: fences
      .filter(({ check }) => check === 'off')
      .map(({ file, firstLine, reason }) => ({ file, line: firstLine - 1, reason: reason! })),
  };
  await writeIfChanged(
    path.join(projectDirectory, '.cache/snippets/report.json'),
    JSON.stringify(report, null, 2),
  );
  return { problems, report };
}
