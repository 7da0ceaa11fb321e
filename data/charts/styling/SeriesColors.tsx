import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColors() {
  return (
    <BarChart
      height={240}
      aria-label="Tickets sold per day by three ferries"
      xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
      // #region preview
      series={[
        { label: 'Morning', data: [120, 210, 190] },
        { label: 'Noon', data: [90, 240, 260] },
        { label: 'Evening', data: [150, 180, 110], color: '#7e57c2' },
      ]}
      // #endregion preview
    />
  );
}
