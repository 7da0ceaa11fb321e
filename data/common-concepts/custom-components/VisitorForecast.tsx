import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const firstForecast = months.indexOf('May');

// #region preview
function VisitorBar(props: BarProps) {
  const { x, y, width, height, className, color, dataIndex, onPointerEnter, onPointerLeave } = props;
  const isForecast = dataIndex >= firstForecast;
  return (
    <rect
      {...{ x, y, width, height, className, onPointerEnter, onPointerLeave, fill: color, stroke: color }}
      fillOpacity={isForecast ? 0.25 : 1}
      strokeDasharray={isForecast ? '4 3' : undefined}
    />
  );
}
// #endregion preview

export default function VisitorForecast() {
  return (
    <BarChart
      height={280}
      aria-label="Visitors of the museum per month; May and June are forecasts"
      enableKeyboardNavigation
      hideLegend
      xAxis={[{ data: months }]}
      yAxis={[{ width: 52 }]}
      series={[{ label: 'Visitors', data: [3200, 2900, 4100, 5600, 6100, 6800] }]}
      slots={{ bar: VisitorBar }}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
}
