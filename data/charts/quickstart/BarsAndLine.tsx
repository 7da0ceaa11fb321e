import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function BarsAndLine() {
  return (
    <ChartsDataProvider
      height={260}
      // #region preview
      series={[
        { type: 'bar', label: 'Orders', data: [140, 165, 152, 210, 244], yAxisId: 'orders' },
        { type: 'line', label: 'Late (%)', data: [4, 6, 5, 11, 14], yAxisId: 'late' },
      ]}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[
        { id: 'orders', label: 'Orders', width: 60 },
        { id: 'late', label: 'Late (%)', position: 'right', min: 0, max: 20 },
      ]}
      // #endregion preview
    >
      <Stack>
        <ChartsLegend />
        <ChartsSurface aria-label="Orders per day as bars, and the share that was late as a line">
          <ChartsGrid horizontal />
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="orders" />
          <ChartsYAxis axisId="late" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartsDataProvider>
  );
}
