import { LineChart } from '@mui/x-charts/LineChart';

// Federal minimum wage in the United States, in dollars per hour. Source: U.S. Department of Labor.
const wages = [
  { from: new Date(1990, 3, 1), wage: 3.8 },
  { from: new Date(1991, 3, 1), wage: 4.25 },
  { from: new Date(1996, 9, 1), wage: 4.75 },
  { from: new Date(1997, 8, 1), wage: 5.15 },
  { from: new Date(2007, 6, 24), wage: 5.85 },
  { from: new Date(2008, 6, 24), wage: 6.55 },
  { from: new Date(2009, 6, 24), wage: 7.25 },
  { from: new Date(2025, 0, 1), wage: 7.25 },
];

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function StepLine() {
  return (
    <LineChart
      height={280}
      aria-label="Federal minimum wage: from $3.80 in 1990 in six steps to $7.25 in 2009, and unchanged until 2025"
      hideLegend
      dataset={wages}
      xAxis={[
        {
          dataKey: 'from',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date, { location }) =>
            location === 'tick' ? String(date.getFullYear()) : day.format(date),
        },
      ]}
      yAxis={[{ min: 0, max: 8, valueFormatter: (wage: number) => `$${wage}` }]}
      // #region preview
      series={[
        {
          label: 'Minimum wage',
          dataKey: 'wage',
          curve: 'stepAfter',
          showMark: false,
          valueFormatter: (wage) => (wage === null ? '' : dollars.format(wage)),
        },
      ]}
      // #endregion preview
    />
  );
}
