import type { NavigationEntry } from '../../shared/navigation/navigation';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import type { Plan } from '../../shared/products/plans';
import { getLowestPlan } from '../api/plans';
import { DOCUMENTED_PACKAGES } from '../base/packages/readPackages';
import { getPackagePlan } from '../base/packages/packagePlans';
import { findQuoted, type SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';

interface MenuPlansOptions {
  entries: readonly NavigationEntry[];
  /** The files that hold the menu. */
  sourceFiles: readonly SourceFile[];
  /** Guides, with the packages that their front matter names. */
  pages: readonly { pageId: string; file: string; packages: readonly string[] }[];
}

/** The plan of each entry: its own, or that of the group that it is in. */
export function listPlans(entries: readonly NavigationEntry[], group?: Plan): [string, Plan | undefined][] {
  return entries.flatMap(({ pathname, plan = group, children = [] }) => [
    [pathname, plan] as [string, Plan | undefined],
    ...listPlans(children, plan),
  ]);
}

/**
 * Checks the marks of plans in the menu by the packages that guides are about: a guide about nothing but packages of paid plans
 * is marked with the cheapest of them, and a guide about no package of a plan is not marked with it.
 */
export function checkMenuPlans({ entries, sourceFiles, pages }: MenuPlansOptions): Problem[] {
  const marked = new Map(listPlans(entries));
  return pages.flatMap(({ pageId, file, packages }) => {
    const pathname = pageIdToPathname(pageId);
    const own = packages.filter((name) => name !== '@mui/x-license' && DOCUMENTED_PACKAGES.includes(name));
    if (!marked.has(pathname) || own.length === 0) {
      return [];
    }
    const mark = marked.get(pathname);
    const plans = own.map(getPackagePlan);
    const lowest = getLowestPlan(...plans);
    if (mark === lowest || (lowest === undefined && plans.includes(mark))) {
      return [];
    }
    const place = findQuoted(sourceFiles, pathname);
    const where = place ? `${place.file}:${place.line}` : 'the menu';
    const what = `\`packages\` of this page ${own.length === 1 ? 'is' : 'are'} ${own.map((name) => `\`${name}\``).join(', ')}`;
    const remedy = lowest
      ? `Write \`plan: '${lowest}'\` in ${where}, or add the package of the other plan to \`packages\``
      : `Delete \`plan: '${mark}'\` in ${where}, or in its group, or add the package of that plan to \`packages\``;
    return [
      {
        file,
        line: 1,
        message: `The menu marks \`${pathname}\` ${mark ? `with ${mark}` : 'with no plan'}, and ${what}. ${remedy}.`,
      },
    ];
  });
}
