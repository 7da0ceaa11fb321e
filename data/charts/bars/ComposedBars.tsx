import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import Stack from '@mui/material/Stack';

export default function ComposedBars() {
  return (
    <ChartsDataProvider
      height={300}
      series={[
        { type: 'bar', label: 'Rain (mm)', data: [61, 49, 53, 40, 72], yAxisId: 'rain' },
        { type: 'line', label: 'Temperature (°C)', data: [2, 4, 8, 13, 17], yAxisId: 'temperature' },
      ]}
      xAxis={[{ id: 'months', scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      yAxis={[
        { id: 'rain', position: 'left' },
        { id: 'temperature', position: 'right', min: 0, max: 20 },
      ]}
    >
      <Stack spacing={1}>
        <ChartsLegend />
        <ChartsSurface aria-label="Rain as bars and temperature as a line, January to May">
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsReferenceLine axisId="rain" y={55} label="Average" lineStyle={{ strokeDasharray: '4 4' }} />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="months" />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </Stack>
    </ChartsDataProvider>
  );
}
