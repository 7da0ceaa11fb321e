import Box from '@mui/material/Box';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

function LegendRows() {
  const { items } = useLegend();
  const series = useLineSeries();
  return (
    <Box component="table" sx={{ typography: 'body2', '& td, & th': { px: 1, textAlign: 'start' } }}>
      <caption>Visits in April</caption>
      <tbody>
        {/* #region preview */}
        {items.map(({ seriesId, label, color, markType }) => (
          <tr key={seriesId}>
            <td>
              <ChartsLabelMark color={color} type={markType} />
            </td>
            <th scope="row">{label}</th>
            <td>{series.find(({ id }) => id === seriesId)?.data.at(-1)}</td>
          </tr>
        ))}
        {/* #endregion preview */}
      </tbody>
    </Box>
  );
}

export default function LegendTable() {
  return (
    <ChartsDataProvider
      height={240}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[
        { type: 'line', id: 'pool', label: 'Pool', data: [820, 790, 860, 940] },
        { type: 'line', id: 'sauna', label: 'Sauna', data: [410, 430, 360, 290] },
        { type: 'line', id: 'gym', label: 'Gym', data: [610, 640, 655, 670] },
      ]}
    >
      <LegendRows />
      <ChartsSurface
        title="Visits per month"
        desc="From January to April, the pool gained 120 visits, the gym 60, and the sauna lost 120"
      >
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
