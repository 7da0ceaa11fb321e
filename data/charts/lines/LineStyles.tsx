import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function LineStyles() {
  return (
    <LineChart
      height={260}
      aria-label="Monthly visitors until May, and the forecast until August"
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0 }]}
      series={[
        {
          id: 'actual',
          label: 'Actual',
          data: [310, 342, 398],
          area: true,
          color: '#1976d2',
          showMark: ({ index }) => index === 2,
        },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [null, null, 398, 420, 455, 480],
          color: '#1976d2',
          shape: 'diamond',
          showMark: ({ index }) => index === months.length - 1,
        },
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '6 4' },
        [`& .${lineClasses.area}[data-series="actual"]`]: { fill: 'url(#visitor-gradient)', filter: 'none' },
        [`& .${lineClasses.mark}`]: { fill: '#1976d2' },
      }}
    >
      <defs>
        <linearGradient id="visitor-gradient" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1976d2" stopOpacity={0.6} />
          <stop offset="1" stopColor="#1976d2" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
