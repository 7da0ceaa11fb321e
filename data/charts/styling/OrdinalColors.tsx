import { BarChart } from '@mui/x-charts/BarChart';

export default function OrdinalColors() {
  return (
    <BarChart
      height={220}
      aria-label="Bookings per day, with the weekend in orange"
      xAxis={[
        {
          data: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          // #region preview
          colorMap: {
            type: 'ordinal',
            values: ['Sat', 'Sun'],
            colors: ['#f57c00', '#ef6c00'],
            unknownColor: '#607d8b',
          },
          // #endregion preview
        },
      ]}
      series={[{ label: 'Bookings', data: [42, 47, 63, 88, 91] }]}
      hideLegend
    />
  );
}
