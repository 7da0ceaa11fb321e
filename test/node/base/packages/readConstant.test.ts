import { describe, expect, it } from 'vitest';
import { facts } from '../../../../data/facts';
import { readConstant } from '../../../../src/node/base/packages/readConstant';

describe('readConstant', () => {
  it.each([
    ['@mui/x-data-grid/hooks/features/pagination/gridPaginationUtils.js', 'MAX_PAGE_SIZE', 100],
    ['@mui/x-charts/constants/index.js', 'DEFAULT_AXIS_SIZE_WIDTH', 45],
    ['@mui/x-charts/constants/index.js', 'DEFAULT_MARGINS.left', 20],
    ['@mui/x-charts/constants/index.js', 'DEFAULT_MARGINS', undefined],
    ['@mui/x-charts/constants/index.js', 'DEFAULT_MARGINS.middle', undefined],
    ['@mui/x-charts/constants/index.js', 'DEFAULT_X_AXIS_KEY', undefined],
    ['@mui/x-charts/constants/index.js', 'DEFAULT', undefined],
    ['@mui/x-charts/constant/index.js', 'DEFAULT_MARGINS.left', undefined],
    ['@mui/y-charts/constants/index.js', 'DEFAULT_MARGINS.left', undefined],
  ])('reads in %s the number of %s: %s', (file, constant, value) => {
    expect(readConstant(file, constant)).toBe(value);
  });

  it.each(Object.entries(facts))('finds the fact %s in the installed packages', (_, { file, constant }) => {
    expect(readConstant(file, constant)).toBeGreaterThan(0);
  });
});
