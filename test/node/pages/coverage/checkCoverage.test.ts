import { describe, expect, it } from 'vitest';
import { checkCoverage } from '../../../../src/node/pages/coverage/checkCoverage';
import { formatCoverage } from '../../../../src/node/pages/coverage/formatCoverage';
import type { Coverage } from '../../../../src/node/base/store/coverage';

const COVERAGE: Coverage[] = [
  { product: 'charts', kind: 'prop', total: 10, missing: ['axis', 'zoom'] },
  { product: 'tree-view', kind: 'slot', total: 3, missing: ['label'] },
];

describe('checkCoverage', () => {
  it('finds nothing wrong when every name is covered', () => {
    expect(checkCoverage([{ product: 'charts', kind: 'prop', total: 10, missing: [] }])).toEqual([]);
  });

  it('names each name that no demo uses and no guide explains', () => {
    expect(checkCoverage(COVERAGE).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'data/charts: No demo uses the prop `axis`, and no guide explains it. Use it or explain it.',
      'data/charts: No demo uses the prop `zoom`, and no guide explains it. Use it or explain it.',
      'data/tree-view: No demo uses the slot `label`, and no guide explains it. Use it or explain it.',
    ]);
  });
});

describe('formatCoverage', () => {
  it('has a line for each product', () => {
    expect(formatCoverage(COVERAGE)).toContain('charts 8 of 10 props');
    expect(formatCoverage(COVERAGE)).toContain('tree-view 2 of 3 slots');
  });
});
