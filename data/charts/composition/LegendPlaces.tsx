import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const places = {
  top: { legendDirection: 'horizontal', legendPosition: { vertical: 'top' } },
  bottom: { legendDirection: 'horizontal', legendPosition: { vertical: 'bottom' } },
  end: { legendDirection: 'vertical', legendPosition: { horizontal: 'end', vertical: 'middle' } },
} as const;

export default function LegendPlaces() {
  const [place, setPlace] = React.useState<keyof typeof places>('bottom');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={place}
        onChange={(_, value: keyof typeof places | null) => value && setPlace(value)}
      >
        <ToggleButton value="top">Top</ToggleButton>
        <ToggleButton value="bottom">Bottom</ToggleButton>
        <ToggleButton value="end">End</ToggleButton>
      </ToggleButtonGroup>
      <ChartsDataProvider
        height={240}
        series={[
          { type: 'bar', label: 'Water (L)', data: [120, 135, 180, 210, 160], yAxisId: 'water' },
          { type: 'line', label: 'Warmest (°C)', data: [19, 21, 26, 29, 24], yAxisId: 'warmest' },
        ]}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ id: 'water' }, { id: 'warmest', position: 'right', min: 0, max: 40 }]}
      >
        {/* #region preview */}
        <ChartsWrapper {...places[place]}>
          <ChartsLegend direction={places[place].legendDirection} />
          <ChartsSurface aria-label="Water used in a greenhouse follows the warmest hour of the day">
            <BarPlot />
            <LinePlot />
            <MarkPlot />
            <ChartsXAxis />
            <ChartsYAxis axisId="water" />
            <ChartsYAxis axisId="warmest" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
        {/* #endregion preview */}
      </ChartsDataProvider>
    </Stack>
  );
}
