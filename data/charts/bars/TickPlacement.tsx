import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] = React.useState<(typeof placements)[number]>('extremities');
  const [isAtTick, setIsAtTick] = React.useState(false);
  const tickLabelPlacement = isAtTick ? 'tick' : 'middle';
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="tickPlacement"
        value={tickPlacement}
        onChange={(_, value) => value && setTickPlacement(value)}
      >
        {placements.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={isAtTick} onChange={(_, checked) => setIsAtTick(checked)} />}
        label="tickLabelPlacement: 'tick'"
      />
      <BarChart
        height={220}
        aria-label="Guests in a restaurant per hour"
        // #region preview
        xAxis={[
          {
            data: ['12:00', '13:00', '14:00', '15:00'],
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        // #endregion preview
        series={[{ label: 'Guests', data: [38, 52, 41, 17] }]}
        hideLegend
      />
    </Stack>
  );
}
