import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function LineStyles() {
  return (
    <LineChart
      height={260}
      aria-label="Monthly visitors until May, and the forecast until August"
      xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
      // #region preview
      series={[
        { id: 'actual', label: 'Actual', data: [310, 342, 398], color: '#1976d2' },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [null, null, 398, 420, 455, 480],
          color: '#1976d2',
          showMark: false,
        },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '6 4' } }}
      // #endregion preview
    />
  );
}
