import { describe, expect, it } from 'vitest';
import { findPlan } from '../../../../src/node/base/packages/packagePlans';

describe('findPlan', () => {
  it.each([
    [['@mui/x-data-grid', 'react'], undefined],
    [['react', '@mui/x-data-grid-pro'], 'pro'],
    [['@mui/x-charts-pro', '@mui/x-data-grid-premium'], 'premium'],
    [['some-pro', '@mui/material'], undefined],
    [[], undefined],
  ])('%j: %s', (packageNames, expected) => {
    expect(findPlan(packageNames)).toBe(expected);
  });
});
