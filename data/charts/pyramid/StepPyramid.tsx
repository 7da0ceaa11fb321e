import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Board', value: 4 },
  { label: 'Managers', value: 22 },
  { label: 'Teams', value: 130 },
];

export default function StepPyramid() {
  return (
    <FunnelChart
      height={240}
      aria-label="People in a company: 4 in the board, 22 managers, 130 in teams"
      gap={4}
      series={[{ data, curve: 'step-pyramid' }]}
    />
  );
}
