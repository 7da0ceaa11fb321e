import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsAxisHighlightClasses, type ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';

const types: ChartsAxisHighlightType[] = ['none', 'line', 'band'];

export default function AxisHighlight() {
  const [x, setX] = React.useState<ChartsAxisHighlightType>('band');
  const [y, setY] = React.useState<ChartsAxisHighlightType>('line');
  const lists = [
    { label: 'x', value: x, set: setX },
    { label: 'y', value: y, set: setY },
  ];
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        {lists.map(({ label, value, set }) => (
          <TextField
            key={label}
            select
            fullWidth
            size="small"
            label={label}
            value={value}
            onChange={(event) => set(event.target.value as ChartsAxisHighlightType)}
          >
            {types.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <BarChart
        height={260}
        aria-label="Spaces in use in a car park: 310 at noon, the most of the day"
        axisHighlight={{ x, y }}
        xAxis={[{ data: ['06:00', '09:00', '12:00', '15:00', '18:00'] }]}
        series={[{ label: 'Spaces in use', data: [45, 240, 310, 275, 130] }]}
        // Without this line, no axis is tracked if both are 'none', and the tooltip disappears.
        slotProps={{ tooltip: { trigger: 'axis' } }}
        sx={{ [`& .${chartsAxisHighlightClasses.root}`]: { strokeWidth: 2 } }}
      />
    </Stack>
  );
}
