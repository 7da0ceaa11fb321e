import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const pages = ['Careers', 'Imprint', 'Prices', 'Home'];

export default function ValueScale() {
  const [scaleType, setScaleType] = React.useState<'linear' | 'sqrt' | 'symlog'>('symlog');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the value axis"
        value={scaleType}
        onChange={(_, value) => value && setScaleType(value)}
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
        <ToggleButton value="symlog">symlog</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={240}
        aria-label="Views of four pages, from 14 to 86,000"
        // #region preview
        xAxis={[{ data: pages }]}
        yAxis={[{ scaleType, width: 60 }]}
        series={[{ label: 'Views', data: [14, 230, 1900, 86000] }]}
        // #endregion preview
        hideLegend
      />
    </Stack>
  );
}
