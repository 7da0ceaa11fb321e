import { BarChart } from '@mui/x-charts/BarChart';

// #region preview
const formatParcels = (value: number | null) => (value === null ? null : `${value} parcels`);

const series = [
  { label: 'Day shift', data: [410, 455, 280, 120], valueFormatter: formatParcels },
  { label: 'Night shift', data: [190, 230, null, null], valueFormatter: formatParcels },
];
// #endregion preview

export default function HiddenRows() {
  return (
    <BarChart
      height={240}
      aria-label="Parcels of two shifts from Thursday to Sunday"
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={series}
    />
  );
}
