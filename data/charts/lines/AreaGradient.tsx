import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function AreaGradient() {
  return (
    <LineChart
      height={260}
      aria-label="Monthly visitors rose from 310 in March to 398 in May"
      xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May'] }]}
      series={[{ label: 'Visitors', data: [310, 342, 398], area: true, color: '#1976d2' }]}
      // #region preview
      sx={{
        [`& .${lineClasses.area}`]: { fill: 'url(#visitor-gradient)', filter: 'none' },
      }}
    >
      <linearGradient id="visitor-gradient" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1976d2" stopOpacity={0.6} />
        <stop offset="1" stopColor="#1976d2" stopOpacity={0} />
      </linearGradient>
    </LineChart>
    // #endregion preview
  );
}
