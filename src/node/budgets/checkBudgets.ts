import type { Problem } from '../problems/problem';
import { BUDGETS } from './budgets';
import type { PageWeight } from './measurePage';

/** `134567 -> '134.6 KB'` */
export function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Pages of the API, and the API tabs of guides. */
function isApiPage({ address }: PageWeight): boolean {
  return /^(\/zh)?\/x\/(api\/|.+\/(components|hooks)-api\/$)/.test(address);
}

/** What a page costs against what it may cost. */
export function compareWithBudgets(
  page: PageWeight,
): { name: string; actual: number; budget: number; unit: string }[] {
  const lines = [
    { name: 'JavaScript', actual: page.script, budget: BUDGETS.script, unit: 'KB' },
    { name: 'fonts', actual: page.fonts, budget: BUDGETS.fonts, unit: 'KB' },
    { name: 'preloaded fonts', actual: page.preloadedFonts, budget: BUDGETS.preloadedFonts, unit: '' },
    {
      name: 'HTML',
      actual: page.html,
      budget: isApiPage(page) ? BUDGETS.apiHtml : BUDGETS.guideHtml,
      unit: 'KB',
    },
  ];
  if (!page.hasDemos && !isApiPage(page)) {
    const total = page.html + page.script + page.style + page.fonts;
    lines.push({ name: 'everything', actual: total, budget: BUDGETS.prose, unit: 'KB' });
  }
  return lines;
}

/**
 * Checks the weight of every page.
 *
 * @param growth bytes that a page's JavaScript would grow by if the site doubled
 */
export function checkBudgets(pages: PageWeight[], growth: number): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const { name, actual, budget, unit } of compareWithBudgets(page)) {
      if (actual > budget) {
        const [is, may] = unit ? [formatSize(actual), formatSize(budget)] : [actual, budget];
        problems.push({ file: `out${page.address}`, message: `${name}: ${is}, the budget is ${may}.` });
      }
    }
  }
  if (growth > BUDGETS.growth) {
    const message = `A page's JavaScript would grow by ${formatSize(growth)} if the site doubled; the budget is ${formatSize(BUDGETS.growth)}.`;
    problems.push({ file: '.cache/generated/demoModules.ts', message });
  }
  return problems;
}
