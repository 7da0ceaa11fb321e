import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa. Source: NOAA Global Monitoring Laboratory.
const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023'];
const carbonDioxide = [404.4, 406.8, 408.7, 411.7, 414.2, 416.4, 418.5, 421.1];

export default function ComposedLine() {
  return (
    <ChartsContainer
      height={260}
      aria-label="Carbon dioxide rose every year, from 404 parts per million in 2016 to 421 in 2023"
      series={[{ type: 'line', label: 'CO₂ (ppm)', data: carbonDioxide }]}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Parts per million', width: 65 }]}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="line" />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
