import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Average daily low and high in Central Park, New York, 1991 to 2020, in degrees Fahrenheit. Source: NOAA.
const lows = [27.9, 29.5, 35.8, 45.5, 55.0, 64.4, 70.1, 68.9, 62.3, 51.4, 42.0, 33.8];
const highs = [39.5, 42.2, 49.9, 61.8, 71.4, 79.7, 84.9, 83.3, 76.2, 64.5, 54.0, 44.3];

const area = { area: true, stack: 'temperature', showMark: false };

const formatDegrees = (value: number | null) => `${value?.toFixed(1)} °F`;

export default function RangeArea() {
  return (
    <LineChart
      height={300}
      aria-label="Temperatures in New York: from 28 to 40 degrees Fahrenheit in January, and from 70 to 85 in July"
      hideLegend
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 20, max: 90, label: 'Temperature (°F)' }]}
      // #region preview
      series={[
        { id: 'low', label: 'Low', data: lows, valueFormatter: formatDegrees, ...area },
        {
          label: 'High',
          data: highs.map((high, index) => high - lows[index]!),
          valueFormatter: (_, { dataIndex }) => formatDegrees(highs[dataIndex]!),
          ...area,
        },
      ]}
      sx={{ [`& .${lineClasses.area}[data-series="low"]`]: { fill: 'none' } }}
      // #endregion preview
      colors={['var(--mui-palette-primary-main)', 'var(--mui-palette-warning-main)']}
    />
  );
}
