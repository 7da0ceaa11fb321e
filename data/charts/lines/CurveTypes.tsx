import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
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
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as CurveType)}
          sx={{ minWidth: 160 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch checked={strictStepCurve} onChange={(_, checked) => setStrictStepCurve(checked)} />
          }
          label="strictStepCurve"
        />
      </Stack>
      <LineChart
        height={240}
        aria-label="Items in stock at the end of each day"
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ label: 'In stock', data: [12, 10, 2, 30, 28, 5], curve, strictStepCurve }]}
        hideLegend
      />
    </Stack>
  );
}
