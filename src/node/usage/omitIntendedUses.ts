import type { DeprecatedNames } from '../../../data/deprecatedNames';
import type { Problem } from '../problems/problem';

/** Where the lists of these names are. */
const FILE = 'data/deprecatedNames.ts';

/** A use of a deprecated name; other problems have no name. */
export interface NamedProblem extends Problem {
  deprecated?: string;
}

/**
 * Leaves out the uses of deprecated names that pages have on purpose.
 *
 * @param list the name of the list of intended names, for messages
 * @param isWhole whether the problems are those of all pages: only then an intended name that nobody uses is a problem
 */
export function omitIntendedUses(
  found: readonly NamedProblem[],
  intended: DeprecatedNames,
  { list, isWhole }: { list: string; isWhole: boolean },
): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { deprecated, ...problem } of found) {
    const page = Object.keys(intended).find((pageId) => problem.file.startsWith(`data/${pageId}/`));
    if (page !== undefined && deprecated !== undefined && intended[page]![deprecated] !== undefined) {
      used.add(`${page} ${deprecated}`);
    } else {
      problems.push(problem);
    }
  }
  const needless = Object.entries(intended).flatMap(([page, names]) =>
    Object.keys(names)
      .filter((name) => !used.has(`${page} ${name}`))
      .map((name) => ({
        file: FILE,
        message: `Nothing in \`${page}\` uses \`${name}\` any more, or it is not deprecated. Delete it from \`${list}\`.`,
      })),
  );
  return isWhole ? [...problems, ...needless] : problems;
}
