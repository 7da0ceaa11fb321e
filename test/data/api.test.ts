import { describe, expect, it } from 'vitest';
import { symbolSummaries } from '../../data/api';
import { describePage } from '../../src/node/api-pages/describePage';
import { API_KINDS } from '../../src/shared/api/apiPage';
import { createApiComponent } from '../node/api-pages/createApiPage';

const rows = Object.entries(symbolSummaries).flatMap(([product, summaries]) =>
  Object.entries(summaries).map(([name, summary]) => ({
    product,
    name,
    en: summary.en,
    zh: summary.zh ?? '',
  })),
);

/** The longest that is in a description. */
const PACKAGE = { packageName: '@mui/x-data-grid-premium', version: '8.29.3' };

describe('the summaries of symbols', () => {
  it.each(rows)('say in a line what $product/$name is for, in both languages', ({ name, en, zh }) => {
    expect(en.length).toBeGreaterThanOrEqual(40);
    expect(en.length).toBeLessThanOrEqual(110);
    expect(en).toMatch(/^[A-Z`].*\.$/);
    expect(en).not.toMatch(new RegExp(`^(?:The|An?) \`?${name}\\b`));
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh.length).toBeGreaterThanOrEqual(12);
    expect(zh.length).toBeLessThanOrEqual(70);
    expect(zh).toMatch(/\p{Script=Han}.*。$/u);
  });

  it.each(rows)('name the same code of $product/$name in both languages', ({ en, zh }) => {
    const codes = [en, zh].map((text) => [...text.matchAll(/`([^`]*)`/g)].map(([, code]) => code).toSorted());
    expect(codes[1]).toEqual(codes[0]);
  });

  it.each(rows)('leave room for the package in the description of $product/$name', ({ en, zh }) => {
    for (const kind of API_KINDS) {
      const page = { ...createApiComponent(PACKAGE), kind } as Parameters<typeof describePage>[0];
      expect(describePage(page, en, 'en').length).toBeLessThanOrEqual(160);
      expect(describePage(page, zh, 'zh').length).toBeLessThanOrEqual(160);
    }
  });

  it('are no copies of each other within a product', () => {
    for (const summaries of Object.values(symbolSummaries)) {
      const texts = Object.values(summaries);
      expect(new Set(texts.map(({ en }) => en)).size).toBe(texts.length);
      expect(new Set(texts.map(({ zh }) => zh)).size).toBe(texts.length);
    }
  });
});
