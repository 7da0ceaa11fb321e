import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const views = [14, 230, 1900, 86000];

export default function ValueScale() {
  const [scaleType, setScaleType] = React.useState<'linear' | 'sqrt' | 'symlog'>('linear');
  const [hasMinimum, setHasMinimum] = React.useState(true);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
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
        <FormControlLabel
          control={<Switch checked={hasMinimum} onChange={(_, checked) => setHasMinimum(checked)} />}
          label="minBarSize"
        />
      </Stack>
      <BarChart
        height={240}
        aria-label="Views of four pages"
        xAxis={[{ data: ['Careers', 'Imprint', 'Prices', 'Home'] }]}
        yAxis={[{ scaleType, width: 60 }]}
        series={[{ label: 'Views', data: views, minBarSize: hasMinimum ? 6 : 0 }]}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
