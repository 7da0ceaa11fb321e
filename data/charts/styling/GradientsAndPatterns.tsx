import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientsAndPatterns() {
  return (
    <BarChart
      height={260}
      aria-label="Power of a roof per quarter: measured, and expected by the installer"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { id: 'measured', label: 'Measured (kWh)', data: [620, 1480, 1390, 410], color: 'url(#roof-sun)' },
        {
          id: 'expected',
          label: 'Expected (kWh)',
          data: [650, 1400, 1420, 450],
          color: 'url(#roof-stripes)',
        },
      ]}
    >
      {/* #region preview */}
      <defs>
        <linearGradient id="roof-sun" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#f57c00" />
          <stop offset="1" stopColor="#fbc02d" />
        </linearGradient>
        <pattern id="roof-stripes" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#90a4ae" />
          <path d="M0,8 L8,0" stroke="#455a64" strokeWidth="3" />
        </pattern>
      </defs>
      {/* #endregion preview */}
    </BarChart>
  );
}
