import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './energy';

export default function LinkColors() {
  const [color, setColor] = React.useState('target');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color of the links"
        value={color}
        onChange={(_, value) => value && setColor(value)}
      >
        <ToggleButton value="source">source</ToggleButton>
        <ToggleButton value="target">target</ToggleButton>
        <ToggleButton value="#90a4ae">#90a4ae</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        height={240}
        aria-label="Energy of a town from gas and wind to homes and industry"
        // #region preview
        series={{
          data: { links },
          linkOptions: { color, opacity: 0.6 },
        }}
        // #endregion preview
        direction="ltr"
      />
    </Stack>
  );
}
