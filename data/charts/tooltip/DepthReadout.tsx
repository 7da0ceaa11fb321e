import Typography from '@mui/material/Typography';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const valueFormatter = (value: number | null) => `${value} °C`;

function Readout() {
  // #region preview
  const [depth] = useAxesTooltip() ?? [];
  const values = depth?.seriesItems.map((item) => `${item.formattedLabel} ${item.formattedValue}`);
  const text = values
    ? `${depth?.axisFormattedValue}: ${values.join(', ')}`
    : 'Point at the chart to read values.';
  // #endregion preview
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', px: 2, minHeight: 24 }}>
      {text}
    </Typography>
  );
}

export default function DepthReadout() {
  return (
    <ChartsDataProvider
      height={240}
      xAxis={[
        {
          data: [0, 10, 20, 30, 40, 50],
          scaleType: 'point',
          valueFormatter: (depth: number) => `${depth} m`,
        },
      ]}
      series={[
        { type: 'line', label: 'June', data: [21, 19, 14, 9, 7, 6], valueFormatter },
        { type: 'line', label: 'January', data: [6, 6, 6, 5, 5, 5], valueFormatter },
      ]}
    >
      <Readout />
      <ChartsSurface aria-label="Water temperature of a lake by depth in June and January">
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsAxisHighlight x="line" />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
