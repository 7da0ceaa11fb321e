import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const options = {
  direction: ['horizontal', 'vertical'],
  horizontal: ['start', 'center', 'end'],
  vertical: ['top', 'middle', 'bottom'],
} as const;

type Options = { [Name in keyof typeof options]: (typeof options)[Name][number] };

export default function LegendPosition() {
  const [{ direction, horizontal, vertical }, setChosen] = React.useState<Options>({
    direction: 'horizontal',
    horizontal: 'end',
    vertical: 'bottom',
  });
  const chosen = { direction, horizontal, vertical };
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(options) as (keyof Options)[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
            sx={{ width: 130 }}
          >
            {options[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        height={220}
        aria-label="Water level of two lakes per month"
        slotProps={{ legend: { direction, position: { horizontal, vertical } } }}
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'], scaleType: 'point' }]}
        series={[
          { label: 'Upper lake', data: [310, 298, 281, 266] },
          { label: 'Lower lake', data: [142, 145, 139, 131] },
        ]}
      />
    </Stack>
  );
}
