import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<'axis' | 'series' | 'none'>('series');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={highlight}
        onChange={(_, value) => value && setHighlight(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={280}
        aria-label="Two studios rated from 0 to 10: Harbor is quieter, Station is cheaper"
        highlight={highlight}
        radar={{ max: 10, metrics: ['Quiet', 'Price', 'Coffee', 'Light', 'Transit'] }}
        series={[
          { label: 'Harbor', data: [9, 4, 8, 9, 5], fillArea: true },
          { label: 'Station', data: [4, 9, 6, 5, 10], fillArea: true },
        ]}
        direction="ltr"
      />
    </Stack>
  );
}
