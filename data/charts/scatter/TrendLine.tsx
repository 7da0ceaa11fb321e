import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { FocusedScatterMark, ScatterPlot } from '@mui/x-charts/ScatterChart';
import { eruptions } from './geyser';

const count = eruptions.length;
const meanLength = eruptions.reduce((sum, { length }) => sum + length, 0) / count;
const meanWait = eruptions.reduce((sum, { wait }) => sum + wait, 0) / count;
const slope =
  eruptions.reduce((sum, { length, wait }) => sum + (length - meanLength) * (wait - meanWait), 0) /
  eruptions.reduce((sum, { length }) => sum + (length - meanLength) ** 2, 0);
const getWait = (length: number) => meanWait + slope * (length - meanLength);

function Trend({ from, to }: { from: number; to: number }) {
  // #region preview
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <line
      x1={xScale(from)}
      y1={yScale(getWait(from))}
      x2={xScale(to)}
      y2={yScale(getWait(to))}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
  // #endregion preview
}

export default function TrendLine() {
  return (
    <ChartsContainer
      height={280}
      aria-label="The wait for the next eruption grows by about thirteen minutes with each minute of an eruption"
      enableKeyboardNavigation
      dataset={eruptions}
      xAxis={[{ label: 'Length of the eruption (min)', min: 1, max: 5 }]}
      yAxis={[{ label: 'Wait for the next one (min)', min: 40, max: 100 }]}
      series={[{ type: 'scatter', label: 'Eruption', datasetKeys: { x: 'length', y: 'wait' } }]}
    >
      <ChartsGrid horizontal vertical />
      <Trend from={1.5} to={5} />
      <ScatterPlot />
      <FocusedScatterMark />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
