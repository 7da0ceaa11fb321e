import { deprecatedInSnippets, type IntendedNames } from '../../../../data/intendedNames';
import { openCache } from '../../base/cache/openCache';
import { hashTexts } from '../../base/files/hash';
import { isOlderMajor } from '../../base/packages/olderMajors';
import type { Problem } from '../../base/problems/problem';
import { omitIntendedUses } from '../../demos/usage/omitIntendedUses';
import { checkCommands } from './checkCommands';
import { checkSyntax } from './checkSyntax';
import { isCompiled, type Fence, type Finding } from '../../base/code/fence';
import { findFences } from './findFences';
import { loadKnownPackages } from './loadKnownPackages';
import { createListInputs } from './listVerdictInputs';

const NEEDLESS = {
  line: 0,
  message: 'Nothing is wrong with this code any more. Delete `check="off"` and its reason.',
};

/** What was found, and how much of it an earlier run has found. */
interface Faults {
  faults: ReadonlyMap<Fence, Finding[]>;
  compiled: number;
  fromCache: number;
}

/** Compiles what is code; the same code is compiled once. */
async function compile(projectDirectory: string, fences: readonly Fence[]): Promise<Faults> {
  const cache = await openCache<Finding[]>(projectDirectory, 'snippets/verdicts');
  const listInputs = await createListInputs(projectDirectory);
  const faults = new Map<Fence, Finding[]>();
  const unknown = new Map<string, { inputs: string[]; fences: Fence[] }>();
  const known = new Set<string>();
  for (const fence of fences) {
    const inputs = await listInputs(fence);
    const findings = await cache.read(inputs);
    const key = hashTexts(...inputs);
    if (findings) {
      known.add(key);
      faults.set(fence, findings);
    } else {
      unknown.set(key, { inputs, fences: [...(unknown.get(key)?.fences ?? []), fence] });
    }
  }
  if (unknown.size > 0) {
    // TypeScript is large: a run that finds all in the cache does without.
    const { compileFences } = await import('./compileFences');
    const groups = [...unknown.values()];
    const found = await compileFences(
      projectDirectory,
      groups.map((group) => group.fences[0]!),
    );
    for (const { inputs, fences: alike } of groups) {
      const findings = found.get(alike[0]!) ?? [];
      await cache.write(inputs, findings);
      alike.forEach((fence) => faults.set(fence, findings));
    }
  }
  return { faults, compiled: unknown.size, fromCache: known.size };
}

/** Checks commands, JSON and CSS: that is quick, and not cached. */
async function checkOthers(
  projectDirectory: string,
  fences: readonly Fence[],
): Promise<ReadonlyMap<Fence, Finding[]>> {
  const faults = new Map<Fence, Finding[]>();
  const packages = await loadKnownPackages(projectDirectory);
  for (const fence of fences) {
    const { language, code } = fence;
    if (language === 'bash' || language === 'install') {
      faults.set(fence, checkCommands(code, packages));
    } else if (language === 'json' || language === 'css') {
      faults.set(fence, await checkSyntax(code, language));
    }
  }
  return faults;
}

function judge({ check }: Fence, faults: readonly Finding[]): readonly Finding[] {
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

/** What was checked, and what was not. */
export interface SnippetReport {
  /** How many fences of each language there are; `install` counts the directives. */
  fences: Record<string, number>;
  /** Different codes that were compiled, and those that an earlier run has compiled. */
  compiled: number;
  fromCache: number;
  /** How many are compiled against an earlier major version. */
  older: number;
  /** The snippets that do not compile, and why that is right. */
  off: { file: string; line: number; reason: string }[];
}

/**
 * Checks the code in pages.
 *
 * @param pageIds those of all pages, if undefined
 * @param intended deprecated names that pages use on purpose
 */
export async function checkSnippets(
  projectDirectory: string,
  pageIds?: readonly string[],
  intended: IntendedNames = deprecatedInSnippets,
): Promise<{ problems: Problem[]; report: SnippetReport }> {
  const fences = await findFences(projectDirectory, pageIds);
  const { faults, compiled, fromCache } = await compile(projectDirectory, fences.filter(isCompiled));
  const others = await checkOthers(
    projectDirectory,
    fences.filter((fence) => !isCompiled(fence)),
  );
  const found = fences.flatMap((fence) =>
    judge(fence, faults.get(fence) ?? others.get(fence) ?? []).map((finding) => ({
      ...finding,
      file: fence.file,
      line: fence.firstLine + finding.line,
    })),
  );
  const problems = omitIntendedUses(found, intended, {
    list: 'deprecatedInSnippets',
    isWhole: !pageIds,
  });
  const report: SnippetReport = {
    fences: countByLanguage(fences),
    compiled,
    fromCache,
    older: fences.filter(({ check }) => isOlderMajor(check)).length,
    off: fences
      .filter(({ check }) => check === 'off')
      .map(({ file, firstLine, reason }) => ({ file, line: firstLine - 1, reason: reason! })),
  };
  return { problems, report };
}
