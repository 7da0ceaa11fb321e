import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// Millions of people in 2020, by region of the United States. Source: U.S. Census Bureau.
const regions = [
  { label: 'South', value: 126.3, color: 'url(#stripes)' },
  { label: 'West', value: 78.6, color: 'url(#dots)' },
  { label: 'Midwest', value: 69.0, color: 'url(#squares)' },
  { label: 'Northeast', value: 57.6, color: 'var(--mui-palette-text-primary)' },
];

const ink = 'var(--mui-palette-text-primary)';

export default function PatternSlices() {
  return (
    <PieChart
      height={260}
      aria-label="People in millions: 126.3 in the South, 78.6 West, 69 Midwest and 57.6 Northeast"
      series={[{ data: regions, valueFormatter: ({ value }) => `${value.toFixed(1)} million` }]}
      sx={{ [`& .${pieClasses.arc}`]: { stroke: ink } }}
    >
      {/* #region preview */}
      <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="6" fill={ink} />
      </pattern>
      <pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.5" fill={ink} />
      </pattern>
      <pattern id="squares" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8M0 0v8" stroke={ink} strokeWidth="2" />
      </pattern>
      {/* #endregion preview */}
    </PieChart>
  );
}
