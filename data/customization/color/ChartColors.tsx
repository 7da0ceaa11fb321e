import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ColorModes } from './ColorModes';

const months = ['Mar', 'Apr', 'May', 'Jun'];
const series = [
  { label: 'Courses', data: [12, 18, 25, 21] },
  { label: 'Rentals', data: [7, 9, 14, 19] },
];

function MonthlyBookings({ mode }: { mode: string }) {
  // #region preview
  const { palette } = useTheme();
  return (
    <BarChart
      aria-label={`Bookings in ${mode} mode`}
      height={220}
      xAxis={[{ data: months }]}
      series={series}
      colors={[palette.primary.main, palette.secondary.main]}
    />
  );
  // #endregion preview
}

export default function ChartColors() {
  return <ColorModes>{(mode) => <MonthlyBookings mode={mode} />}</ColorModes>;
}
