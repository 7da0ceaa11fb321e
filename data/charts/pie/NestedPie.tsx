import { PieChart } from '@mui/x-charts/PieChart';

export default function NestedPie() {
  return (
    <PieChart
      height={320}
      aria-label="Parcels by service, inside, and by result, outside: most standard parcels arrive on time"
      series={[
        {
          id: 'service',
          outerRadius: '55%',
          data: [
            { id: 'standard', value: 700, label: 'Standard', color: '#1565c0' },
            { id: 'express', value: 300, label: 'Express', color: '#ad1457' },
          ],
        },
        {
          id: 'result',
          innerRadius: '60%',
          data: [
            { id: 'standard-time', value: 630, label: 'Standard, on time', color: '#64b5f6' },
            { id: 'standard-late', value: 70, label: 'Standard, late', color: '#bbdefb' },
            { id: 'express-time', value: 288, label: 'Express, on time', color: '#f06292' },
            { id: 'express-late', value: 12, label: 'Express, late', color: '#f8bbd0' },
          ],
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  );
}
