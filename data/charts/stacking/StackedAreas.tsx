import { LineChart } from '@mui/x-charts/LineChart';

// #region preview
const total = {
  stack: 'load',
  area: true,
  showMark: false,
  curve: 'monotoneX',
} as const;
// #endregion preview

export default function StackedAreas() {
  return (
    <LineChart
      height={280}
      aria-label="Megawatts that a town uses in a day, by user: homes have their peak at 18:00"
      xAxis={[
        {
          scaleType: 'point',
          data: ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'],
        },
      ]}
      series={[
        { id: 'factories', label: 'Factories', data: [9, 9, 14, 24, 25, 24, 15, 10], ...total },
        { id: 'shops', label: 'Shops', data: [3, 3, 4, 11, 13, 12, 10, 5], ...total },
        { id: 'homes', label: 'Homes', data: [8, 6, 12, 10, 11, 12, 21, 17], ...total },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />
  );
}
