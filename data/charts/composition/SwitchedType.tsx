import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

type SeriesType = 'bar' | 'line';

const series = [
  { id: 'shop', data: [42, 55, 61, 58] },
  { id: 'market', data: [30, 28, 35, 44] },
];

export default function SwitchedType() {
  const [type, setType] = React.useState<SeriesType>('bar');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the series"
        value={type}
        onChange={(_, value: SeriesType | null) => value && setType(value)}
      >
        <ToggleButton value="bar">Bar</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      <ChartsContainer
        height={220}
        aria-label="Loaves sold per week in the shop and at the market"
        // #region preview
        series={series.map((item) => ({ ...item, type }))}
        xAxis={[{ scaleType: 'band', data: ['W1', 'W2', 'W3', 'W4'] }]}
        yAxis={[{ min: 0 }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        {/* #endregion preview */}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Stack>
  );
}
