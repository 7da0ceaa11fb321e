import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Gas', target: 'Heating', value: 35 },
  { source: 'Gas', target: 'Power', value: 22 },
  { source: 'Wind', target: 'Power', value: 38 },
  { source: 'Heating', target: 'Homes', value: 35 },
  { source: 'Power', target: 'Homes', value: 24 },
  { source: 'Power', target: 'Industry', value: 36 },
];

export default function EnergyFlows() {
  return (
    <SankeyChart
      height={260}
      aria-label="Energy of a town: gas and wind flow through heating and power to homes and industry"
      series={{ data: { links } }}
      direction="ltr"
    />
  );
}
