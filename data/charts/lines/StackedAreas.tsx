import { LineChart } from '@mui/x-charts/LineChart';

const area = { area: true, showMark: false, stack: 'orders' };

export default function StackedAreas() {
  return (
    <LineChart
      height={260}
      aria-label="Orders per month by channel: the app overtakes the website in May"
      // #region preview
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      series={[
        { id: 'web', label: 'Website', data: [420, 410, 395, 370, 340, 330], ...area },
        { id: 'app', label: 'App', data: [180, 220, 270, 330, 390, 440], ...area },
        { id: 'phone', label: 'Phone', data: [95, 90, 80, 85, 70, 60], ...area },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      // #endregion preview
    />
  );
}
