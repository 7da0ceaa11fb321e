import { getPathInfo } from '../../../shared/paths/getPathInfo';
import { BUDGETS } from './budgets';
import type { PageWeight } from './weighPage';

/** What a part of a page weighs, and what it may. */
export interface BudgetLine {
  name: string;
  actual: number;
  budget: number;
  unit: 'KB' | '';
  /** Files that make up this part, by address; empty for what is the page's own. */
  files: Record<string, number>;
}

/** Pages of the API, and the API tabs of guides. */
function isApiPage({ address }: PageWeight): boolean {
  return /^\/x\/(api\/|.+\/(components|hooks)-api\/$)/.test(getPathInfo(address).canonicalAs);
}

/** The page that lists all demos of the site: it grows with them. */
function isHealthPage({ address }: PageWeight): boolean {
  return getPathInfo(address).canonicalAs === '/x/health/';
}

function pick({ files }: PageWeight, extension: RegExp): Record<string, number> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => extension.test(name)));
}

/** What a page costs against what it may cost. */
export function compareWithBudgets(page: PageWeight): BudgetLine[] {
  const fonts = pick(page, /\.woff2$/);
  const lines: BudgetLine[] = [
    {
      name: 'JavaScript',
      actual: page.script,
      budget: BUDGETS.script,
      unit: 'KB',
      files: pick(page, /\.js$/),
    },
    { name: 'fonts', actual: page.fonts, budget: BUDGETS.fonts, unit: 'KB', files: fonts },
    {
      name: 'fonts of demos',
      actual: page.demoFonts,
      budget: BUDGETS.demoFonts,
      unit: 'KB',
      files: page.demoFiles,
    },
    {
      name: 'preloaded fonts',
      actual: page.preloadedFonts,
      budget: BUDGETS.preloadedFonts,
      unit: '',
      files: fonts,
    },
    {
      name: 'HTML',
      actual: page.html,
      budget: isApiPage(page) ? BUDGETS.apiHtml : BUDGETS.guideHtml,
      unit: 'KB',
      files: {},
    },
  ];
  if (!page.hasDemos && !isApiPage(page)) {
    const total = page.html + page.script + page.style + page.fonts;
    lines.push({
      name: 'everything',
      actual: total,
      budget: isHealthPage(page) ? BUDGETS.health : BUDGETS.prose,
      unit: 'KB',
      files: page.files,
    });
  }
  return lines;
}
