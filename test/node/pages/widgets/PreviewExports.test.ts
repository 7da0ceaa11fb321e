import { expect, it } from 'vitest';
import { selectFirst } from '../../../../src/node/pages/widgets/PreviewExports';

it('selectFirst names an export in the first package that has it', () => {
  expect(
    selectFirst([
      { packageName: '@mui/x-charts', names: ['Unstable_RadarChart'] },
      { packageName: '@mui/x-charts-pro', names: ['Unstable_RadarChart', 'Unstable_SankeyChart'] },
    ]),
  ).toEqual([
    { packageName: '@mui/x-charts', names: ['Unstable_RadarChart'] },
    { packageName: '@mui/x-charts-pro', names: ['Unstable_SankeyChart'] },
  ]);
});
