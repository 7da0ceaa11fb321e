import { expect, it } from 'vitest';
import { extractMessages } from '../../../src/node/api/extractMessages';
import { createFolder } from '../createFolder';

it('finds the messages of the modules of a package, each once', async () => {
  const message = "throw new Error('MUI X: No data.');";
  const directory = await createFolder({
    'node_modules/@mui/x-charts/BarChart/BarPlot.mjs': message,
    'node_modules/@mui/x-charts/LineChart/LinePlot.mjs': `console.warn('MUI X: Few data.');\n${message}`,
    // The same for `require`, and code that users never run.
    'node_modules/@mui/x-charts/BarChart/BarPlot.js': "throw new Error('MUI X: Copy.');",
    'node_modules/@mui/x-charts/tests/setup.mjs': "throw new Error('MUI X: Test.');",
    'node_modules/@mui/x-charts/node_modules/d3/d3.mjs': "throw new Error('Other');",
    'node_modules/@mui/x-charts-premium/esm/Chart.js': "throw new Error('MUI X: Old layout.');",
  });
  const packages = [{ name: '@mui/x-charts' }, { name: '@mui/x-charts-premium' }];
  expect(await extractMessages(directory, packages)).toEqual([
    {
      kind: 'error',
      text: 'MUI X: No data.',
      packageName: '@mui/x-charts',
      product: 'charts',
      files: ['BarChart/BarPlot.mjs', 'LineChart/LinePlot.mjs'],
    },
    expect.objectContaining({ kind: 'warning', text: 'MUI X: Few data.', files: ['LineChart/LinePlot.mjs'] }),
    expect.objectContaining({ text: 'MUI X: Old layout.', packageName: '@mui/x-charts-premium' }),
  ]);
});
