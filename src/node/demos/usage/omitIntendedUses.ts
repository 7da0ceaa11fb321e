import type { IntendedNames } from '../../../../data/intendedNames';
import type { Problem } from '../../base/problems/problem';

/** Where the lists of these names are. */
const FILE = 'data/intendedNames.ts';

/** A use of a name that needs a reason; other problems have no name. */
export interface NamedProblem extends Problem {
  name?: string;
}

/**
 * Leaves out the uses of names that pages have on purpose.
 *
 * @param list the name of the list of intended names, for messages
 * @param isWhole whether the problems are those of all pages: only then an intended name that nobody uses is a problem
 */
export function omitIntendedUses(
  found: readonly NamedProblem[],
  intended: IntendedNames,
  { list, isWhole }: { list: string; isWhole: boolean },
): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { name, ...problem } of found) {
    const page = Object.keys(intended).find((pageId) => problem.file.startsWith(`data/${pageId}/`));
    if (page !== undefined && name !== undefined && intended[page]![name] !== undefined) {
      used.add(`${page} ${name}`);
    } else {
      problems.push(problem);
    }
  }
  const needless = Object.entries(intended).flatMap(([page, names]) =>
    Object.keys(names)
      .filter((name) => !used.has(`${page} ${name}`))
      .map((name) => ({
        file: FILE,
        message: `Nothing in \`${page}\` uses \`${name}\` any more, or it needs no reason. Delete it from \`${list}\`.`,
      })),
  );
  return isWhole ? [...problems, ...needless] : problems;
}
