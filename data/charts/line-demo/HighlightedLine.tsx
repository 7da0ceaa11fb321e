import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

// Millions of people from 1960 to 2020. Source: U.S. Census Bureau.
const populations = {
  Arizona: [1.3, 1.77, 2.72, 3.67, 5.13, 6.39, 7.15],
  Florida: [4.95, 6.79, 9.75, 12.94, 15.98, 18.8, 21.54],
  Texas: [9.58, 11.2, 14.23, 16.99, 20.85, 25.15, 29.15],
  California: [15.72, 19.95, 23.67, 29.76, 33.87, 37.25, 39.54],
  'United States': [179.3, 203.2, 226.5, 248.7, 281.4, 308.7, 331.4],
  'New York': [16.78, 18.24, 17.56, 17.99, 18.98, 19.38, 20.2],
};

// #region preview
const highlighted = 'Florida';
const getColor = (name: string) =>
  name === highlighted ? 'var(--mui-palette-primary-main)' : 'var(--mui-palette-text-secondary)';

const series = Object.entries(populations).map(([name, values]) => ({
  id: name,
  label: name,
  color: getColor(name),
  data: values.map((value) => (100 * value) / values[0]!),
  valueFormatter: (value: number | null) => value?.toFixed(0) ?? '',
  showMark: false,
}));
// #endregion preview

function LineNames() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  return useLineSeries().map(({ id, color, data }) => (
    <text
      key={id}
      x={left + width + 8}
      y={yScale(data.at(-1) ?? 0)}
      direction="ltr"
      dominantBaseline="central"
      fill={color}
      fontSize={13}
      fontWeight={id === highlighted ? 700 : 400}
    >
      {id}
    </text>
  ));
}

export default function HighlightedLine() {
  return (
    <LineChart
      height={320}
      aria-label="Population since 1960 as an index: Florida has grown more than fourfold, second to Arizona"
      hideLegend
      margin={{ right: 100 }}
      xAxis={[{ scaleType: 'point', data: ['1960', '1970', '1980', '1990', '2000', '2010', '2020'] }]}
      yAxis={[{ label: '1960 = 100', labelStyle: { direction: 'ltr' } }]}
      series={series}
      sx={{
        [`& .${lineClasses.line}`]: { strokeWidth: 1 },
        [`& .${lineClasses.line}[data-series="${highlighted}"]`]: { strokeWidth: 4 },
      }}
    >
      <LineNames />
    </LineChart>
  );
}
