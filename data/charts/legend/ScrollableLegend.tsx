import { LineChart } from '@mui/x-charts/LineChart';

const rooms = ['Hall', 'Kitchen', 'Office', 'Workshop', 'Archive', 'Cellar'];

export default function ScrollableLegend() {
  return (
    <LineChart
      height={220}
      aria-label="Temperature of six rooms during a day"
      // #region preview
      slotProps={{
        legend: {
          direction: 'vertical',
          tabIndex: 0,
          sx: { maxHeight: 100, overflowY: 'auto', flexWrap: 'nowrap', px: 1 },
        },
      }}
      // #endregion preview
      xAxis={[{ data: ['06:00', '12:00', '18:00'], scaleType: 'point' }]}
      series={rooms.map((label, index) => ({
        id: label.toLowerCase(),
        label,
        data: [22 - index, 24 - index, 23 - index],
        showMark: false,
      }))}
    />
  );
}
