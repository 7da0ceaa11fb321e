import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../../data/features';
import { navigation } from '../../data/navigation';
import { products } from '../../data/products';
import { proveFeatures } from '../../src/node/features/proveFeatures';
import type { Problem } from '../../src/node/problems/problem';
import { flattenEntries } from '../node/navigation/flattenEntries';
import { getLocalizedText } from '../../src/shared/languages';

const PROJECT = path.join(import.meta.dirname, '../..');
const entries = new Map(flattenEntries(navigation).map((entry) => [entry.pathname, entry]));
const rows = features.flatMap((product) => product.features);

describe('the features', () => {
  it('are of every product, in the order of the menu', () => {
    expect(features.map(({ folder }) => folder)).toEqual(products.map(({ folder }) => folder));
  });

  it('have titles of their own in both languages', () => {
    for (const language of ['en', 'zh'] as const) {
      const titles = rows.map(({ title }) => getLocalizedText(title, language));
      expect(new Set(titles).size).toBe(rows.length);
    }
    expect(rows.filter(({ title }) => !/\p{Script=Han}/u.test(getLocalizedText(title, 'zh')))).toEqual([]);
  });

  it('lead to pages of the menu', () => {
    expect(rows.filter(({ pathname }) => pathname && !entries.has(pathname))).toEqual([]);
  });

  it('are proven by the installed packages, each also in the plans above the first that has it', async () => {
    const problems: Problem[] = [];
    const proven = await proveFeatures(PROJECT, features, [], problems);
    expect(problems).toEqual([]);
    for (const { packages, features: provenRows } of proven) {
      const plans = Object.keys(packages);
      for (const row of provenRows) {
        expect(row.plans, row.title.en).toEqual(plans.slice(plans.indexOf(row.plans[0]!)));
      }
    }
  });

  it('need at least the plan that the menu marks them with', async () => {
    const proven = await proveFeatures(PROJECT, features, [], []);
    const differing = proven
      .flatMap((product) => product.features)
      .filter(({ pathname, plans }) => {
        const marked = entries.get(pathname ?? '')?.plan;
        return marked !== undefined && marked !== plans[0];
      });
    expect(differing.map(({ title }) => title.en)).toEqual([]);
  });
});
