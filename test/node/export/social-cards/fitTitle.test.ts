import { describe, expect, it } from 'vitest';
import { fitTitle } from '../../../../src/node/export/social-cards/fitTitle';

const WIDTH = 1040;

describe('fitTitle', () => {
  it.each([
    ['Bars', 80],
    ['图表错误与警告', 80],
    ['Date picker errors and warnings', 64],
    // One word of the API keeps in one piece.
    ['GridAggregationFunctionDataSource API', 56],
    // Too long for one line at any size: two, and large again.
    ['Components for data-heavy React screens', 72],
    // Chinese breaks between any two signs.
    ['迁移到树形视图第八版时需要知道的所有变化与做法', 72],
    ['A title that nobody has shortened '.repeat(5), 48],
    ['A'.repeat(100), 48],
    ['', 80],
  ])('renders %j at %d px', (title, size) => {
    expect(fitTitle(title, WIDTH)).toBe(size);
  });
});
