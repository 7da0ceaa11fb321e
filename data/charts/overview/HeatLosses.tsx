import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Gas', target: 'Boiler', value: 82 },
  { source: 'Solar', target: 'Boiler', value: 18 },
  { source: 'Boiler', target: 'Radiators', value: 61 },
  { source: 'Boiler', target: 'Hot water', value: 27 },
  { source: 'Boiler', target: 'Chimney', value: 12 },
];

export default function HeatLosses() {
  return (
    <SankeyChart
      height={240}
      aria-label="Of 100 kWh of heat, 61 reach the radiators and 12 leave by the chimney"
      series={{
        data: { links },
        valueFormatter: (value) => `${value} kWh`,
        nodeOptions: { width: 12, padding: 24 },
      }}
      direction="ltr"
    />
  );
}
