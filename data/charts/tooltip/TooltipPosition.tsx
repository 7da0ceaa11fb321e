import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const anchors = ['node', 'pointer'] as const;
const positions = ['top', 'right', 'bottom', 'left'] as const;

export default function TooltipPosition() {
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('node');
  const [position, setPosition] = React.useState<(typeof positions)[number]>('top');
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="anchor"
          value={anchor}
          onChange={(event) => setAnchor(event.target.value as typeof anchor)}
          sx={{ width: 120 }}
        >
          {anchors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position"
          value={position}
          onChange={(event) => setPosition(event.target.value as typeof position)}
          sx={{ width: 120 }}
        >
          {positions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={240}
        aria-label="Visitors of a museum per weekday"
        skipAnimation
        slotProps={{ tooltip: { trigger: 'item', anchor, position } }}
        xAxis={[{ data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ label: 'Visitors', data: [320, 290, 345, 410, 520] }]}
      />
    </Stack>
  );
}
