import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function GridShapes() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shape of the grid"
        value={shape}
        onChange={(_, value) => value && setShape(value)}
      >
        <ToggleButton value="sharp">sharp</ToggleButton>
        <ToggleButton value="circular">circular</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={260}
        hideLegend
        aria-label="Wind hours per direction, most from the west"
        // #region preview
        shape={shape}
        divisions={4}
        stripeColor={(index) => (index % 2 === 0 ? '#0288d1' : 'transparent')}
        // #endregion preview
        radar={{ max: 40, metrics: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] }}
        series={[{ label: 'Hours', data: [12, 8, 6, 9, 14, 26, 38, 21], fillArea: true }]}
        direction="ltr"
      />
    </Stack>
  );
}
