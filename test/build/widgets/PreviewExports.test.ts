import { expect, it } from 'vitest';
import { keepFirst } from '../../../src/build/widgets/PreviewExports';

it('keepFirst names an export in the first package that has it', () => {
  expect(
    keepFirst([
      { packageName: '@mui/x-charts', names: ['Unstable_RadarChart'] },
      { packageName: '@mui/x-charts-pro', names: ['Unstable_RadarChart', 'Unstable_SankeyChart'] },
    ]),
  ).toEqual([
    { packageName: '@mui/x-charts', names: ['Unstable_RadarChart'] },
    { packageName: '@mui/x-charts-pro', names: ['Unstable_SankeyChart'] },
  ]);
});
