import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function BarGradients() {
  return (
    <BarChart
      height={260}
      aria-label="Noise in decibels at four places of a factory"
      xAxis={[{ data: ['Office', 'Packing', 'Lathe', 'Press'] }]}
      series={[{ id: 'noise', label: 'Noise (dB)', data: [42, 63, 84, 96], color: '#7b1fa2' }]}
      // #region preview
      sx={{ [`& [data-series="noise"] .${barClasses.element}`]: { fill: 'url(#noise-gradient)' } }}
    >
      <linearGradient id="noise-gradient" x1="0" y1="100%" x2="0" y2="0">
        <stop offset="0" stopColor="#0288d1" />
        <stop offset="1" stopColor="#c2185b" />
      </linearGradient>
    </BarChart>
    // #endregion preview
  );
}
