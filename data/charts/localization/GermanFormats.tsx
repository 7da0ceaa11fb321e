import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 31 }, (_, index) => new Date(2026, 2, 1 + index));
const sales = days.map((_, index) => 12_500 + 400 * (index % 7) + 90 * index);

// #region preview
const dayFormat = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const euroFormat = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const formatDay = (day: Date) => dayFormat.format(day);
const formatEuro = (value: number | null) => (value === null ? '' : euroFormat.format(value));
// #endregion preview

export default function GermanFormats() {
  return (
    <LineChart
      height={240}
      aria-label="Sales per day in March 2026, in German"
      hideLegend
      xAxis={[{ data: days, scaleType: 'time', valueFormatter: formatDay, tickNumber: 4 }]}
      yAxis={[{ valueFormatter: formatEuro, width: 70 }]}
      series={[{ data: sales, label: 'Total', valueFormatter: formatEuro, showMark: false }]}
    />
  );
}
