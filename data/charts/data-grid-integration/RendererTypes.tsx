import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsRenderer, type ChartsRendererProps } from '@mui/x-charts-premium/ChartsRenderer';

const types = ['column', 'bar', 'line', 'area', 'pie'];

const cities = [{ id: 'city', label: 'City', data: ['Lisbon', 'Oslo', 'Vienna', 'Dublin'] }];
const sales = [{ id: 'online', label: 'Online', data: [420, 380, 510, 290] }];
const configuration = { height: 260, width: 180, outerRadius: 80, legendPositionHorizontal: 'none' };

const renderChart: ChartsRendererProps['onRender'] = (_, { yAxis, ...props }, Chart) => (
  <Chart
    {...props}
    {...(yAxis && { yAxis: [{ ...yAxis[0], width: 90 }] })}
    aria-label="Online sales in four cities"
  />
);

export default function RendererTypes() {
  const [type, setType] = React.useState('column');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={type}
        onChange={(_, value: string | null) => value && setType(value)}
      >
        {types.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartsRenderer
        // #region preview
        chartType={type}
        dimensions={cities}
        values={sales}
        configuration={configuration}
        onRender={renderChart}
        // #endregion preview
      />
    </Stack>
  );
}
