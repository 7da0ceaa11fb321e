import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../../src/node/export/budgets/budgets';
import { checkBudgets } from '../../../../src/node/export/budgets/checkBudgets';
import { formatSize } from '../../../../src/node/export/budgets/formatSize';
import type { PageWeight } from '../../../../src/node/export/budgets/weighPage';

function createWeight(weight: Partial<PageWeight>): PageWeight {
  return {
    address: '/x/react-data-grid/rows/',
    html: 20_000,
    script: 20_000,
    style: 10_000,
    fonts: 33_000,
    preloadedFonts: 2,
    demoFonts: 44_000,
    hasDemos: true,
    files: {},
    demoFiles: {},
    ...weight,
  };
}

function check(weight: Partial<PageWeight>): string[] {
  return checkBudgets([createWeight(weight)]).map(({ message }) => message);
}

describe('checkBudgets', () => {
  it('accepts what is exactly on its budget', () => {
    const weight = { html: BUDGETS.guideHtml, script: BUDGETS.script, fonts: BUDGETS.fonts };
    expect(check(weight)).toEqual([]);
  });

  it.each<[string, Partial<PageWeight>, string]>([
    ['JavaScript', { script: 26_000 }, 'JavaScript: 26.0 KB, the budget is 20.0 KB.'],
    ['fonts', { fonts: 41_500 }, 'fonts: 41.5 KB, the budget is 40.0 KB.'],
    ['fonts of demos', { demoFonts: 46_200 }, 'fonts of demos: 46.2 KB, the budget is 45.0 KB.'],
    ['the number of fonts', { preloadedFonts: 3 }, 'preloaded fonts: 3, the budget is 2.'],
    ['HTML', { html: 60_100 }, 'HTML: 60.1 KB, the budget is 60.0 KB.'],
  ])('names %s that is over its budget, and by how much', (_, weight, message) => {
    expect(check(weight)).toEqual([message]);
  });

  it('names the page', () => {
    expect(checkBudgets([createWeight({ html: 65_000 })])[0]?.file).toBe('out/x/react-data-grid/rows/');
  });

  it('counts everything together on a page of prose', () => {
    const weight = { html: 44_000, script: 19_000, style: 40_000, fonts: 38_000 };
    expect(check({ ...weight, hasDemos: false })).toEqual(['everything: 141.0 KB, the budget is 110.0 KB.']);
    expect(check({ ...weight, hasDemos: true })).toEqual([]);
  });

  it('lets the page that lists all demos weigh more', () => {
    const weight = { address: '/zh/x/health/', hasDemos: false, html: 56_000, style: 40_000, fonts: 38_000 };
    expect(check({ ...weight, script: 1000 })).toEqual([]);
    expect(check({ ...weight, script: 3000 })).toEqual(['everything: 137.0 KB, the budget is 135.0 KB.']);
  });

  it.each([
    '/x/api/data-grid/data-grid/',
    '/zh/x/api/data-grid/data-grid/',
    '/x/react-data-grid/components-api/',
    '/zh/x/react-charts/hooks-api/',
  ])('lets the HTML of an API page weigh more: %s', (address) => {
    expect(check({ address, html: 109_000 })).toEqual([]);
    expect(check({ address, html: 111_000 })).toEqual(['HTML: 111.0 KB, the budget is 110.0 KB.']);
  });

  it('takes a guide about the API for a guide', () => {
    expect(check({ address: '/x/react-data-grid/x/api/', html: 61_000 })).toHaveLength(1);
  });

  describe('when pages exceed a budget together', () => {
    const files = { '/x/client/app.js': 30_000, '/x/client/menu.js': 10_000, '/app.css': 9_000 };
    const heavy = (address: string) => createWeight({ address, script: 40_000, files });

    it('has one problem for those that load the same files, and names the largest', () => {
      const pages = ['/x/a/', '/x/b/', '/x/c/'].map(heavy);
      expect(checkBudgets(pages)).toEqual([
        {
          file: 'out/x/a/',
          message:
            'JavaScript: 40.0 KB, the budget is 20.0 KB. The largest: /x/client/app.js (30.0 KB), /x/client/menu.js (10.0 KB). So are 2 more pages: /x/b/, /x/c/.',
        },
      ]);
    });

    it('names what is new since the last build', () => {
      const before = { html: {}, files: { '/x/client/app.js': 30_000, '/x/client/nav.js': 7_000 } };
      expect(checkBudgets([heavy('/x/a/')], before)[0]!.message).toBe(
        'JavaScript: 40.0 KB, the budget is 20.0 KB. New since the last build: /x/client/menu.js (10.0 KB), in place of /x/client/nav.js (7.0 KB).',
      );
    });

    it('says what the HTML of the heaviest was, and counts the others', () => {
      const pages = ['/x/a/', '/x/b/', '/x/c/', '/x/d/', '/x/e/'].map((address, index) =>
        createWeight({ address, html: 61_000 + index * 1000 }),
      );
      expect(checkBudgets(pages, { html: { '/x/e/': 44_000 }, files: {} })).toEqual([
        {
          file: 'out/x/e/',
          message:
            'HTML: 65.0 KB, the budget is 60.0 KB. The last build had 44.0 KB. So are 4 more pages: /x/d/, /x/c/, /x/b/ and 1 more.',
        },
      ]);
    });

    it('has a problem for each cause', () => {
      const other = createWeight({ script: 50_000, files: { '/x/client/other.js': 50_000 } });
      expect(checkBudgets([heavy('/x/a/'), other])).toHaveLength(2);
    });
  });
});

describe('formatSize', () => {
  it('counts 1,000 bytes a KB', () => {
    expect(formatSize(134_567)).toBe('134.6 KB');
  });
});
