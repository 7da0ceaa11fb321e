import { addToList } from '../../../shared/addToList';
import type { Problem } from '../../base/problems/problem';
import { compareWithBudgets, type BudgetLine } from './compareWithBudgets';
import { formatSize } from './formatSize';
import type { PageWeight } from './weighPage';
import type { WeightRecord } from './weightRecord';

/** So many files and pages are named; the others are counted. */
const NAMED = 3;

interface Excess extends BudgetLine {
  page: PageWeight;
}

/** The last build, and the files that any page loads now. */
interface Comparison {
  before?: WeightRecord;
  loaded: ReadonlySet<string>;
}

function listFirst(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function formatFiles(files: readonly [name: string, size: number][]): string {
  const sorted = files.toSorted(([, a], [, b]) => b - a);
  return listFirst(sorted.map(([name, size]) => `${name} (${formatSize(size)})`));
}

/**
 * What makes a page heavy: the largest files, or, where the last build is known, those that came since and those that
 * they replace. Names of files change with their content.
 */
function explainFiles(
  files: BudgetLine['files'],
  before: BudgetLine['files'],
  all: ReadonlySet<string>,
): string {
  const now = Object.entries(files);
  const added = now.filter(([name]) => !(name in before));
  if (added.length === 0 || added.length === now.length) {
    return `The largest: ${formatFiles(now)}.`;
  }
  const gone = Object.entries(before).filter(([name]) => !all.has(name));
  const replaced = gone.length > 0 ? `, in place of ${formatFiles(gone)}` : '';
  return `New since the last build: ${formatFiles(added)}${replaced}.`;
}

function explain({ files, page }: Excess, { before, loaded }: Comparison): string {
  if (Object.keys(files).length > 0) {
    return ` ${explainFiles(files, before?.files ?? {}, loaded)}`;
  }
  const html = before?.html[page.address];
  return html === undefined ? '' : ` The last build had ${formatSize(html)}.`;
}

/** One problem for all pages that are too heavy by the same: the heaviest is named first. */
function describe(group: readonly Excess[], comparison: Comparison): Problem {
  const [worst, ...others] = group.toSorted((a, b) => b.actual - a.actual);
  const { name, actual, budget, unit, page } = worst!;
  const [is, may] = unit ? [formatSize(actual), formatSize(budget)] : [actual, budget];
  const rest = others.map((other) => other.page.address);
  const also = rest.length > 0 ? ` So are ${rest.length} more pages: ${listFirst(rest)}.` : '';
  return {
    file: `out${page.address}`,
    message: `${name}: ${is}, the budget is ${may}.${explain(worst!, comparison)}${also}`,
  };
}

/**
 * Checks the weight of every page.
 *
 * @param before what the last build weighed
 * @returns a problem for each cause: pages that load the same files share one, and so do pages with too much HTML
 */
export function checkBudgets(pages: readonly PageWeight[], before?: WeightRecord): Problem[] {
  const groups = new Map<string, Excess[]>();
  for (const page of pages) {
    for (const line of compareWithBudgets(page)) {
      if (line.actual > line.budget) {
        const cause = JSON.stringify([line.name, line.budget, Object.keys(line.files).toSorted()]);
        addToList(groups, cause, { ...line, page });
      }
    }
  }
  const loaded = new Set(pages.flatMap(({ files }) => Object.keys(files)));
  return [...groups.values()].map((group) => describe(group, { before, loaded }));
}
