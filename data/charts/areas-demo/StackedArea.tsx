import { LineChart } from '@mui/x-charts/LineChart';

// Millions of people by region of the United States. Source: U.S. Census Bureau.
const years = ['1960', '1970', '1980', '1990', '2000', '2010', '2020'];
const regions = [
  { label: 'South', data: [55.0, 62.8, 75.4, 85.4, 100.2, 114.6, 126.3] },
  { label: 'West', data: [28.1, 34.8, 43.2, 52.8, 63.2, 71.9, 78.6] },
  { label: 'Midwest', data: [51.6, 56.6, 58.9, 59.7, 64.4, 66.9, 69.0] },
  { label: 'Northeast', data: [44.7, 49.0, 49.1, 50.8, 53.6, 55.3, 57.6] },
];

export default function StackedArea() {
  return (
    <LineChart
      height={300}
      aria-label="Population of the United States by region: South and West have grown most since 1960"
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Millions of people' }]}
      // #region preview
      series={regions.map((region) => ({
        ...region,
        area: true,
        stack: 'population',
        showMark: false,
        valueFormatter: (value) => `${value?.toFixed(1)} million`,
      }))}
      // #endregion preview
    />
  );
}
