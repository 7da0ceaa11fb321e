import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const weeks = [2, 9, 16, 23, 30].map((day) => new Date(Date.UTC(2026, 2, day)));

export default function SparklineTooltip() {
  return (
    <SparkLineChart
      height={90}
      data={[1250, 1410, 1330, 1590, 1720]}
      valueFormatter={(value) => (value === null ? '' : euros.format(value))}
      xAxis={{ data: weeks, valueFormatter: (week: Date) => `Week of ${days.format(week)}` }}
      aria-label="Turnover per week in March 2026"
      showTooltip
      showHighlight
    />
  );
}
