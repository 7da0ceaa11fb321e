import { LineChart } from '@mui/x-charts/LineChart';

// Households in the United States. Source: U.S. Census Bureau, Current Population Survey.
const years = ['1970', '1975', '1980', '1985', '1990', '1995', '2000', '2005'];
const millions = [63.4, 71.1, 80.8, 86.8, 93.3, 99.0, 104.7, 113.3];
const persons = [3.14, 2.94, 2.76, 2.69, 2.63, 2.65, 2.62, 2.57];

const blue = 'var(--mui-palette-primary-main)';
const orange = 'var(--mui-palette-warning-main)';

export default function TwoAxes() {
  return (
    <LineChart
      height={320}
      aria-label="Households in the United States from 1970 to 2005: from 63 to 113 million, and from 3.1 to 2.6 persons each"
      xAxis={[{ scaleType: 'point', data: years }]}
      // #region preview
      yAxis={[
        { id: 'count', label: 'Households (millions)', labelStyle: { fill: blue } },
        { id: 'size', label: 'Persons per household', labelStyle: { fill: orange }, position: 'right' },
      ]}
      series={[
        { label: 'Households', yAxisId: 'count', data: millions, color: blue },
        { label: 'Persons', yAxisId: 'size', data: persons, color: orange, shape: 'square' },
      ]}
      // #endregion preview
    />
  );
}
