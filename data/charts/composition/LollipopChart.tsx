import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXScale, useYAxis, useYScale } from '@mui/x-charts/hooks';

// Change of population from 2010 to 2020. Source: US Census Bureau.
const dataset = [
  { state: 'Texas', change: 15.9 },
  { state: 'Florida', change: 14.6 },
  { state: 'Georgia', change: 10.6 },
  { state: 'N. Carolina', change: 9.5 },
  { state: 'California', change: 6.1 },
  { state: 'New York', change: 4.2 },
  { state: 'Pennsylvania', change: 2.4 },
  { state: 'Illinois', change: -0.1 },
];

function LollipopPlot() {
  const series = useBarSeries();
  const { data: states = [] } = useYAxis<'band'>();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();

  return series.flatMap(({ id, color, data }) =>
    data.map((value, index) => {
      // #region preview
      const x = xScale(value ?? 0);
      const y = (yScale(states[index]) ?? 0) + yScale.bandwidth() / 2;
      return (
        <g key={`${id}-${index}`} stroke={color} fill={color}>
          <line x1={xScale(0)} x2={x} y1={y} y2={y} strokeWidth={2} />
          <circle cx={x} cy={y} r={6} />
        </g>
      );
      // #endregion preview
    }),
  );
}

export default function LollipopChart() {
  return (
    <ChartsContainer
      height={300}
      aria-label="Texas and Florida grew most from 2010 to 2020; Illinois lost 0.1 percent"
      dataset={dataset}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          dataKey: 'change',
          label: 'Change',
          color: '#1976d2',
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      xAxis={[{ valueFormatter: (value: number) => `${value}%` }]}
      yAxis={[{ scaleType: 'band', dataKey: 'state', width: 95 }]}
    >
      <ChartsAxisHighlight y="band" />
      <LollipopPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
