import Stack from '@mui/material/Stack';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedLines() {
  return (
    <ChartsDataProvider
      height={280}
      xAxis={[{ scaleType: 'point', data: ['1980', '1990', '2000', '2010', '2020'] }]}
      series={[
        { type: 'line', label: 'California', data: [23.7, 29.8, 33.9, 37.3, 39.5] },
        { type: 'line', label: 'Texas', data: [14.2, 17, 20.9, 25.1, 29.1] },
        { type: 'line', label: 'New York', data: [17.6, 18, 19, 19.4, 20.2] },
      ]}
    >
      <Stack>
        <ChartsLegend />
        <ChartsSurface aria-label="Population of three states from 1980 to 2020">
          {/* #region preview */}
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
          <MarkPlot />
          <LineHighlightPlot />
          {/* #endregion preview */}
        </ChartsSurface>
        <ChartsTooltip />
      </Stack>
    </ChartsDataProvider>
  );
}
