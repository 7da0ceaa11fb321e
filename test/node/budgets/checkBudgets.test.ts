import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../src/node/budgets/budgets';
import { checkBudgets, formatSize } from '../../../src/node/budgets/checkBudgets';
import type { PageWeight } from '../../../src/node/budgets/measurePage';

function createWeight(weight: Partial<PageWeight>): PageWeight {
  return {
    address: '/x/react-data-grid/rows/',
    html: 20_000,
    script: 120_000,
    style: 10_000,
    fonts: 50_000,
    preloadedFonts: 2,
    hasDemos: true,
    ...weight,
  };
}

function check(weight: Partial<PageWeight>, growth = 0): string[] {
  return checkBudgets([createWeight(weight)], growth).map(({ message }) => message);
}

describe('checkBudgets', () => {
  it('accepts what is exactly on its budget', () => {
    const weight = { html: BUDGETS.guideHtml, script: BUDGETS.script, fonts: BUDGETS.fonts };
    expect(check(weight, BUDGETS.growth)).toEqual([]);
  });

  it.each<[string, Partial<PageWeight>, string]>([
    ['JavaScript', { script: 136_000 }, 'JavaScript: 136.0 KB, the budget is 135.0 KB.'],
    ['fonts', { fonts: 61_500 }, 'fonts: 61.5 KB, the budget is 60.0 KB.'],
    ['the number of fonts', { preloadedFonts: 3 }, 'preloaded fonts: 3, the budget is 2.'],
    ['HTML', { html: 45_100 }, 'HTML: 45.1 KB, the budget is 45.0 KB.'],
  ])('names %s that is over its budget, and by how much', (_, weight, message) => {
    expect(check(weight)).toEqual([message]);
  });

  it('names the page', () => {
    expect(checkBudgets([createWeight({ html: 50_000 })], 0)[0]?.file).toBe('out/x/react-data-grid/rows/');
  });

  it('counts everything together on a page of prose', () => {
    const weight = { html: 44_000, script: 134_000, style: 40_000, fonts: 59_000 };
    expect(check({ ...weight, hasDemos: false })).toEqual(['everything: 277.0 KB, the budget is 260.0 KB.']);
    expect(check({ ...weight, hasDemos: true })).toEqual([]);
  });

  it.each([
    '/x/api/data-grid/data-grid/',
    '/zh/x/api/data-grid/data-grid/',
    '/x/react-data-grid/components-api/',
    '/zh/x/react-charts/hooks-api/',
  ])('lets the HTML of an API page weigh more: %s', (address) => {
    expect(check({ address, html: 109_000, hasDemos: false })).toEqual([]);
    expect(check({ address, html: 111_000, hasDemos: false })).toEqual([
      'HTML: 111.0 KB, the budget is 110.0 KB.',
    ]);
  });

  it('takes a guide about the API for a guide', () => {
    expect(check({ address: '/x/react-data-grid/x/api/', html: 46_000 })).toHaveLength(1);
  });

  it('names growth that is over its budget', () => {
    expect(check({}, 2345)).toEqual([
      "A page's JavaScript would grow by 2.3 KB if the site doubled; the budget is 2.0 KB.",
    ]);
  });
});

describe('formatSize', () => {
  it('counts 1,000 bytes a KB', () => {
    expect(formatSize(134_567)).toBe('134.6 KB');
  });
});
