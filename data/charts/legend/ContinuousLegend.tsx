import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const labelPositions = ['start', 'end', 'extremes'] as const;

const flats = [
  [38, 610, 2],
  [45, 690, 4],
  [52, 760, 3],
  [58, 880, 9],
  [64, 850, 6],
  [71, 990, 12],
  [80, 1010, 7],
  [86, 1190, 15],
  [95, 1240, 11],
  [104, 1420, 18],
].map(([x = 0, y = 0, z]) => ({ x, y, z }));

export default function ContinuousLegend() {
  const [labelPosition, setLabelPosition] = React.useState<(typeof labelPositions)[number]>('extremes');
  const [reverse, setReverse] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) => setLabelPosition(event.target.value as typeof labelPosition)}
          sx={{ width: 140 }}
        >
          {labelPositions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="reverse"
          control={<Checkbox checked={reverse} onChange={(event) => setReverse(event.target.checked)} />}
        />
      </Stack>
      <ScatterChart
        height={260}
        aria-label="Rent of ten flats by size, colored by the floor"
        xAxis={[{ label: 'Size (m²)', min: 30, max: 110 }]}
        yAxis={[{ min: 500, max: 1500 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 1, max: 20, color: ['#9bd0f5', '#7b1fa2'] } }]}
        series={[{ data: flats, markerSize: 6 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'z',
            labelPosition,
            reverse,
            minLabel: 'Ground floor',
            maxLabel: ({ formattedValue }) => `Floor ${formattedValue}`,
            sx: { width: 280, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Stack>
  );
}
