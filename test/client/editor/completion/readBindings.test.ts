import { parser } from '@lezer/javascript';
import { expect, it } from 'vitest';
import { readBindings } from '../../../../src/client/editor/completion/readBindings';

const tsx = parser.configure({ dialect: 'jsx ts' });

it('reads what each name of a module stands for', () => {
  const code = [
    "import * as React from 'react';",
    "import Box from '@mui/material/Box';",
    "import { BarChart, LineChart as Lines, type BarChartProps } from '@mui/x-charts';",
    "import type { GridColDef } from '@mui/x-data-grid';",
    'const { PieChart } = {};',
  ].join('\n');
  const charts = '@mui/x-charts';
  expect(Object.fromEntries(readBindings(tsx.parse(code), code))).toEqual({
    BarChart: { specifier: charts, name: 'BarChart' },
    Lines: { specifier: charts, name: 'LineChart' },
    BarChartProps: { specifier: charts, name: 'BarChartProps' },
    GridColDef: { specifier: '@mui/x-data-grid', name: 'GridColDef' },
  });
});
