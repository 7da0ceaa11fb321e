import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Applied', value: 420 },
  { label: 'Screened', value: 180 },
  { label: 'Interviewed', value: 64 },
  { label: 'Hired', value: 12 },
];

export default function HiringSteps() {
  return (
    <FunnelChart
      height={260}
      aria-label="From 420 applications to 12 new colleagues; most applicants leave at the screening"
      series={[{ data }]}
    />
  );
}
