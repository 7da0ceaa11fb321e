import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

// #region preview
const states = {
  'no data': {},
  'no data, with days': { xAxis: [{ data: days }] },
  loading: { xAxis: [{ data: days }], loading: true },
};
// #endregion preview

export default function Overlays() {
  const [state, setState] = React.useState<keyof typeof states>('no data');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_, value: keyof typeof states | null) => value && setState(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(states).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        key={state}
        height={220}
        aria-label="Sales per day"
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: [] }]}
        {...states[state]}
      />
    </Stack>
  );
}
