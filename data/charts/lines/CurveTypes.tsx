import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'monotoneY',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function CurveTypes() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={240}
        aria-label="Items in stock at the end of each day"
        // #region preview
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[
          {
            label: 'In stock',
            data: [12, 10, 2, 30, 28, 5],
            curve,
          },
        ]}
        // #endregion preview
        hideLegend
      />
    </Stack>
  );
}
