import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Vision', value: 1 },
  { label: 'Goals', value: 1 },
  { label: 'Tasks', value: 1 },
];

export default function PyramidDirections() {
  const [funnelDirection, setFunnelDirection] = React.useState<'increasing' | 'decreasing'>('increasing');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={funnelDirection}
        onChange={(_, value) => value && setFunnelDirection(value)}
      >
        <ToggleButton value="increasing">increasing</ToggleButton>
        <ToggleButton value="decreasing">decreasing</ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        height={240}
        aria-label="A pyramid of three parts: vision, goals and tasks"
        // #region preview
        series={[
          {
            data,
            curve: 'pyramid',
            funnelDirection,
            sectionLabel: false,
          },
        ]}
        // #endregion preview
      />
    </Stack>
  );
}
