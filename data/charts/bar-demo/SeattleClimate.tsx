import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

/** Monthly means of 2012 to 2015, from the daily records in `seattle-weather.csv` of vega-datasets. */
const months = [
  { month: 'Jan', rain: 117, temperature: 5.5 },
  { month: 'Feb', rain: 106, temperature: 7.0 },
  { month: 'Mar', rain: 152, temperature: 8.6 },
  { month: 'Apr', rain: 94, temperature: 10.7 },
  { month: 'May', rain: 52, temperature: 14.5 },
  { month: 'Jun', rain: 33, temperature: 17.3 },
  { month: 'Jul', rain: 12, temperature: 20.1 },
  { month: 'Aug', rain: 41, temperature: 20.4 },
  { month: 'Sep', rain: 59, temperature: 17.1 },
  { month: 'Oct', rain: 126, temperature: 12.9 },
  { month: 'Nov', rain: 161, temperature: 7.9 },
  { month: 'Dec', rain: 156, temperature: 5.8 },
];

export default function SeattleClimate() {
  return (
    <ChartsDataProvider
      height={320}
      colors={['#1e88e5', '#e65100']}
      dataset={months}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      // #region preview
      yAxis={[
        { id: 'rain', label: 'Precipitation (mm)', width: 60, min: 0, max: 200 },
        { id: 'temperature', label: 'Temperature (°C)', width: 60, position: 'right', min: 0, max: 25 },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', label: 'Precipitation (mm)', yAxisId: 'rain' },
        { type: 'line', dataKey: 'temperature', label: 'Temperature (°C)', yAxisId: 'temperature' },
      ]}
      // #endregion preview
    >
      <Stack>
        <ChartsLegend />
        <ChartsSurface aria-label="In Seattle, July is the driest month with 12 mm, August the warmest with 20.4 degrees">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartsDataProvider>
  );
}
