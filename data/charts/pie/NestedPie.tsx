import { PieChart } from '@mui/x-charts/PieChart';

const services = [
  { id: 'standard', value: 700, label: 'Standard', color: '#1565c0' },
  { id: 'express', value: 300, label: 'Express', color: '#ad1457' },
];

const results = [
  { id: 'standard-time', value: 630, label: 'Standard, on time', color: '#64b5f6' },
  { id: 'standard-late', value: 70, label: 'Standard, late', color: '#bbdefb' },
  { id: 'express-time', value: 288, label: 'Express, on time', color: '#f06292' },
  { id: 'express-late', value: 12, label: 'Express, late', color: '#f8bbd0' },
];

export default function NestedPie() {
  return (
    <PieChart
      height={320}
      aria-label="Parcels by service, inside, and by result, outside: most standard parcels arrive on time"
      // #region preview
      series={[
        { id: 'service', data: services, outerRadius: '55%' },
        { id: 'result', data: results, innerRadius: '60%' },
      ]}
      // #endregion preview
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
