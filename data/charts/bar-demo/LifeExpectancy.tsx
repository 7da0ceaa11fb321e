import Stack from '@mui/material/Stack';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Life expectancy at birth in the United States. Source: National Center for Health Statistics, CDC. */
const years = [
  { year: '1950', men: 65.6, women: 71.1 },
  { year: '1960', men: 66.6, women: 73.1 },
  { year: '1970', men: 67.1, women: 74.7 },
  { year: '1980', men: 70.0, women: 77.4 },
  { year: '1990', men: 71.8, women: 78.8 },
  { year: '2000', men: 74.1, women: 79.3 },
];

const common = {
  type: 'bar',
  layout: 'horizontal',
  valueFormatter: (value: number | null) => `${value?.toFixed(1)} years`,
} as const;
const men = { ...common, dataKey: 'men', label: 'Men', color: '#1e88e5' } as const;
const women = { ...common, dataKey: 'women', label: 'Women', color: '#c2418f' } as const;

function DumbbellPlot() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  return years.map((row) => {
    // #region preview
    const y = yScale(row.year)! + yScale.bandwidth() / 2;
    const [start, end] = [xScale(row.men), xScale(row.women)];
    return (
      <g key={row.year}>
        <line x1={start} x2={end} y1={y} y2={y} stroke="var(--mui-palette-text-disabled)" strokeWidth={4} />
        <circle cx={start} cy={y} r={7} fill={men.color} />
        <circle cx={end} cy={y} r={7} fill={women.color} />
      </g>
    );
    // #endregion preview
  });
}

export default function LifeExpectancy() {
  return (
    <ChartsDataProvider
      height={320}
      dataset={years}
      xAxis={[{ min: 64, max: 82, label: 'Life expectancy (years)' }]}
      yAxis={[{ scaleType: 'band', dataKey: 'year', disableTicks: true }]}
      series={[men, women]}
    >
      <Stack>
        <ChartsLegend />
        <ChartsSurface aria-label="From 1950 to 2000, life expectancy rose by more than eight years; the gap between women and men was widest in 1970">
          <ChartsGrid vertical />
          <ChartsAxisHighlight y="band" />
          <DumbbellPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartsDataProvider>
  );
}
