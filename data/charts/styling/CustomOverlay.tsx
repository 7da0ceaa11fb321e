import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

// #region preview
function ShopClosed() {
  const { left, top, width, height } = useDrawingArea();
  const center = { x: left + width / 2, y: top + height / 2 };
  return (
    <text {...center} textAnchor="middle" dominantBaseline="middle" fill="currentColor">
      The shop was closed this week
    </text>
  );
}
// #endregion preview

export default function CustomOverlay() {
  return (
    <BarChart
      height={220}
      aria-label="Sales per day"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: [] }]}
      slots={{ noDataOverlay: ShopClosed }}
    />
  );
}
