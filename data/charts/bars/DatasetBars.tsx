import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { store: 'Porto', online: 31.2, counter: 48.9 },
  { store: 'Ghent', online: 52.6, counter: 40.1 },
  { store: 'Turku', online: null, counter: 27.4 },
  { store: 'Brno', online: 18.3, counter: 35.7 },
];

const valueFormatter = (value: number | null) =>
  value === null ? 'no online shop' : `${value.toFixed(1)} thousand €`;

export default function DatasetBars() {
  return (
    <BarChart
      height={280}
      aria-label="Revenue of four stores, online and at the counter, in thousand euros"
      dataset={dataset}
      xAxis={[{ dataKey: 'store' }]}
      yAxis={[{ label: 'Revenue (k€)' }]}
      series={[
        { dataKey: 'online', label: 'Online', valueFormatter },
        { dataKey: 'counter', label: 'Counter', valueFormatter },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
