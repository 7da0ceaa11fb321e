import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = [0, 40, 'min', 'max'] as const;

export default function AreaBaseline() {
  const [baseline, setBaseline] = React.useState<(typeof baselines)[number]>(0);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_, value) => value !== null && setBaseline(value)}
      >
        {baselines.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={240}
        aria-label="Charging power of a bus depot: the batteries charge at night and feed the grid in the evening"
        // #region preview
        xAxis={[
          {
            scaleType: 'point',
            data: ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00', '24:00'],
          },
        ]}
        series={[{ label: 'Depot', data: [80, 95, 20, 45, -15, -30, 70], area: true, baseline }]}
        // #endregion preview
        yAxis={[{ label: 'Power (kW)', width: 60 }]}
        hideLegend
      />
    </Stack>
  );
}
