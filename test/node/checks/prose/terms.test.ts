import { describe, expect, it } from 'vitest';
import { terms } from '../../../../data/terms';
import { compileTerms, findTerms } from '../../../../src/node/checks/prose/findTerms';

const lists = Object.entries(terms);
const all = lists.flatMap(([product, list]) => list.map((term) => ({ product, ...term })));

describe('terms', () => {
  it.each(all)('says why in a sentence for “$term” ($product)', ({ avoid, why }) => {
    expect(avoid).not.toEqual([]);
    expect(why).toMatch(/^[\p{Lu}“`].*\.$/u);
  });

  it('lists each form once', () => {
    const forms = all.flatMap(({ avoid }) => avoid.map(String));
    expect(forms).toEqual([...new Set(forms)]);
  });

  it('avoids no term that it tells to write', () => {
    const patterns = compileTerms(all);
    expect(all.flatMap(({ term }) => findTerms(term ?? '', patterns))).toEqual([]);
  });
});
