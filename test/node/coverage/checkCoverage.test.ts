import { describe, expect, it } from 'vitest';
import { checkCoverage } from '../../../src/node/coverage/checkCoverage';
import { formatCoverage } from '../../../src/node/coverage/formatCoverage';
import type { Coverage, CoverageFloors } from '../../../src/shared/coverage';

const COVERAGE: Coverage[] = [
  { product: 'charts', kind: 'prop', total: 10, missing: ['axis', 'zoom'] },
  { product: 'tree-view', kind: 'slot', total: 3, missing: ['label'] },
];

const FLOOR_FILE = { file: 'data/coverage.ts', text: "{\n  charts: { prop: 9 },\n  'tree-view': {},\n}" };

const createFloors = (floors: Partial<CoverageFloors>): CoverageFloors => ({
  'data-grid': {},
  'date-pickers': {},
  charts: {},
  'tree-view': {},
  ...floors,
});

describe('checkCoverage', () => {
  it.each<[string, Partial<CoverageFloors>]>([
    ['no floor', {}],
    ['the floor', { charts: { prop: 8 } }],
    ['more than the floor', { charts: { prop: 3 }, 'tree-view': { slot: 1 } }],
  ])('finds nothing wrong with %s', (_, floors) => {
    expect(checkCoverage(COVERAGE, createFloors(floors), FLOOR_FILE)).toEqual([]);
  });

  it('names what is missing below the floor', () => {
    expect(checkCoverage(COVERAGE, createFloors({ charts: { prop: 9 } }), FLOOR_FILE)).toEqual([
      {
        file: 'data/coverage.ts',
        line: 2,
        message:
          'Demos and guides of charts cover 8 of 10 props; they have to cover 9. Use in a demo, or explain in a guide, what is missing: `axis`, `zoom`.',
      },
    ]);
  });

  it('takes `all` for what the package has now', () => {
    const [problem] = checkCoverage(COVERAGE, createFloors({ 'tree-view': { slot: 'all' } }), FLOOR_FILE);
    expect(problem).toMatchObject({ line: 3, message: expect.stringContaining('cover 2 of 3 slots') });
  });

  it('cuts long lists', () => {
    const missing = Array.from({ length: 15 }, (_, index) => `prop${index}`);
    const coverage: Coverage[] = [{ product: 'charts', kind: 'prop', total: 15, missing }];
    const [problem] = checkCoverage(coverage, createFloors({ charts: { prop: 'all' } }), FLOOR_FILE);
    expect(problem!.message).toMatch(/`prop11` and 3 more\.$/);
  });
});

describe('formatCoverage', () => {
  it('has a line for each product', () => {
    expect(formatCoverage(COVERAGE)).toContain('charts 8 of 10 props');
    expect(formatCoverage(COVERAGE)).toContain('tree-view 2 of 3 slots');
  });
});
